import { afterEach, describe, expect, onTestFinished, rs, test } from '@rstest/core';
import { runRstest } from '../../../../tools/docs/claims/runRstest.ts';

const shop = { price: () => 100 };

test('#what-you-can-use: the original method is back', () => {
  const { price } = shop;
  {
    using spy = rs.spyOn(shop, 'price').mockReturnValue(1);
    expect(shop.price()).toBe(1);
    expect(spy).toHaveBeenCalledOnce();
  }
  expect(shop.price).toBe(price);
});

test('#what-you-can-use: it has its first implementation and no recorded calls', () => {
  let outer: ReturnType<typeof rs.fn>;
  {
    using mock = rs.fn(() => 1);
    mock.mockReturnValue(2);
    expect(mock()).toBe(2);
    outer = mock;
  }
  expect(outer.mock.calls).toHaveLength(0);
  expect(outer()).toBe(1);
});

test('#what-you-can-use: the variable has the value it had before this call', () => {
  {
    using _one = rs.stubEnv('SCOPED', 'one');
    {
      using _two = rs.stubEnv('SCOPED', 'two');
      expect(process.env.SCOPED).toBe('two');
    }
    expect(process.env.SCOPED).toBe('one');
  }
  expect('SCOPED' in process.env).toBe(false);
});

test('#a-block: nested stubs of the same variable fall back to the outer value', () => {
  using _one = rs.stubEnv('SCOPED', 'one');
  {
    using _two = rs.stubEnv('SCOPED', 'two');
  }
  expect(process.env.SCOPED).toBe('one');
});

test('#what-you-can-use: the global is what it was before this call, or gone', () => {
  const { fetch } = globalThis;
  {
    using _fetch = rs.stubGlobal('fetch', () => 'stub');
    using _shop = rs.stubGlobal('__shop', 1);
    expect([fetch === globalThis.fetch, '__shop' in globalThis]).toEqual([false, true]);
  }
  expect([fetch === globalThis.fetch, '__shop' in globalThis]).toEqual([true, false]);
});

test('#what-you-can-use: the real timers are back', () => {
  {
    using _timers = rs.useFakeTimers({ now: 0 });
    expect(Date.now()).toBe(0);
  }
  expect(rs.isFakeTimers()).toBe(false);
  expect(Date.now()).toBeGreaterThan(0);
});

test('#: when the block ends, for whatever reason, the value is restored', () => {
  expect(() => {
    using _spy = rs.spyOn(shop, 'price').mockReturnValue(1);
    expect(shop.price()).toBe(2);
  }).toThrow('expected 1 to be 2');
  expect(shop.price()).toBe(100);
});

test('#what-you-can-use: belongs to the file, rs.doMock returns nothing', () => {
  expect(rs.doMock('./nowhere', () => ({}))).toBe(undefined);
  rs.doUnmock('./nowhere');
});

test('#a-block: Several resources are released in reverse order', () => {
  const released: string[] = [];
  const resource = (name: string) => ({ [Symbol.dispose]: () => released.push(name) });
  {
    using _first = resource('first');
    using _second = resource('second');
  }
  expect(released).toEqual(['second', 'first']);
});

describe('order', () => {
  const order: string[] = [];

  afterEach(() => {
    order.push('afterEach');
  });

  test('#which-way: first the end of the using block, then afterEach, then onTestFinished', () => {
    onTestFinished(() => {
      order.push('onTestFinished');
      expect(order).toEqual(['using', 'afterEach', 'onTestFinished']);
    });
    using _block = { [Symbol.dispose]: () => order.push('using') };
  });
});

describe('callback', () => {
  using _stub = rs.stubEnv('SCOPED', 'of describe');

  test('#pitfalls: Its callback ends before the first test runs, and the stub with it', () => {
    expect(process.env.SCOPED).toBe(undefined);
  });
});

test('#pitfalls: Spying on a method that is already a spy returns the same spy', () => {
  using outer = rs.spyOn(shop, 'price').mockReturnValue(1);
  {
    using inner = rs.spyOn(shop, 'price').mockReturnValue(2);
    expect(inner).toBe(outer);
  }
  expect(shop.price()).toBe(100);
});

test('#pitfalls: keeps its stubs until its own code comes to an end, and the next test may see them', async () => {
  const { output, code } = await runRstest({
    'a.test.ts': `
      import { rs, test } from '@rstest/core';
      test('too slow', async () => {
        using _stub = rs.stubEnv('SCOPED', 'leaked');
        await new Promise((resolve) => setTimeout(resolve, 200));
      }, 20);
      test('next', async () => {
        console.log('SEES', process.env.SCOPED);
        await new Promise((resolve) => setTimeout(resolve, 400));
        console.log('LATER', process.env.SCOPED);
      });`,
  });
  expect(code).toBe(1);
  expect(output).toContain('SEES leaked');
  expect(output).toContain('LATER undefined');
});

test('#pitfalls: the timeout then ends the code, and the block with it', async () => {
  const { output } = await runRstest({
    'a.test.ts': `
      import { rs, test } from '@rstest/core';
      test('too slow', async ({ signal }) => {
        using _stub = rs.stubEnv('SCOPED', 'leaked');
        await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      }, 20);
      test('next', () => { console.log('SEES', process.env.SCOPED); });`,
  });
  expect(output).toContain('SEES undefined');
});

test("#pitfalls: see each other's value", async () => {
  const { output } = await runRstest({
    'a.test.ts': `
      import { rs, test } from '@rstest/core';
      const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
      test.concurrent('first', async () => {
        using _stub = rs.stubEnv('SCOPED', 'first');
        await pause(100);
        console.log('FIRST SEES', process.env.SCOPED);
      });
      test.concurrent('second', async () => {
        await pause(20);
        using _stub = rs.stubEnv('SCOPED', 'second');
        await pause(200);
      });`,
  });
  expect(output).toContain('FIRST SEES second');
});

test('#requirements: Rstest compiles using, so it works in every supported version of Node.js', async () => {
  const { file } = await runRstest(
    {
      'a.test.ts': `
        import { rs, test } from '@rstest/core';
        test('a', () => { using _stub = rs.stubEnv('A', 'b'); });`,
    },
    ['run', '--dev.writeToDisk'],
  );
  expect(file('dist/.rstest-temp/a~test~ts.mjs')).not.toMatch(/\busing _stub =/);
});

test('#requirements: JavaScript files need the parser option explicitResourceManagement', async () => {
  const files = {
    'a.test.js': `
      import { rs, test } from '@rstest/core';
      test('a', () => { using _stub = rs.stubEnv('A', 'b'); });`,
  };
  const parser = '{ explicitResourceManagement: true }';
  const [without, withOption] = await Promise.all([
    runRstest(files),
    runRstest({
      ...files,
      'rstest.config.mjs': `export default { tools: { swc(options) {
        Object.assign(options.jsc.parser, ${parser});
      } } };`,
    }),
  ]);
  expect(without.output).toContain('Using declaration is not enabled');
  expect(withOption.code).toBe(0);
});

import { afterEach, beforeAll, expect, rs, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

afterEach(() => {
  rs.restoreAllMocks();
  rs.unstubAllEnvs();
  rs.unstubAllGlobals();
  rs.useRealTimers();
});

test('#function: makes a function that does nothing, returns undefined, and remembers how it was called', () => {
  const mock = rs.fn();
  expect(mock('tea', 2)).toBeUndefined();
  expect(mock.mock.calls).toEqual([['tea', 2]]);
});

test('#function: What is set with Once is used up first, in order', () => {
  const mock = rs
    .fn<() => string>()
    .mockReturnValue('always')
    .mockReturnValueOnce('a')
    .mockReturnValueOnce('b');
  expect([mock(), mock(), mock(), mock()]).toEqual(['a', 'b', 'always', 'always']);
});

test('#method: watches a method and still calls the original', () => {
  const storage = { read: (key: string) => `stored ${key}` };
  const read = rs.spyOn(storage, 'read');
  expect(storage.read('cart')).toBe('stored cart');
  expect(read).toHaveBeenCalledOnce();
});

test('#fetch: A Response can be read once', async () => {
  const fetchMock = rs.fn<typeof fetch>().mockResolvedValue(Response.json({ rate: 1 }));
  const ask = async () => (await fetchMock('https://rates.example.com')).json();
  await ask();
  await expect(ask()).rejects.toThrow('Body is unusable: Body has already been read');
});

test('#time: If only the date matters, fake nothing else', async () => {
  rs.setSystemTime(new Date('2031-06-15'));
  expect(rs.isFakeTimers()).toBe(false);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(new Date().getUTCFullYear()).toBe(2031);
  rs.useRealTimers();
  expect(new Date().getUTCFullYear()).not.toBe(2031);
});

test("#env: rs.stubEnv('NAME', undefined) removes a variable", () => {
  rs.stubEnv('SHOP_CURRENCY', 'eur');
  rs.stubEnv('SHOP_CURRENCY', undefined);
  expect('SHOP_CURRENCY' in process.env).toBe(false);
});

test('#globals: sets anything on globalThis, whether it was there or not', () => {
  rs.stubGlobal('somethingNew', 1).stubGlobal('fetch', 2);
  expect(globalThis).toMatchObject({ somethingNew: 1, fetch: 2 });
});

let run: RstestRun;
const mail = "export const send = () => 'sent';\nexport const footer = 'Bye';\n";
const environments = (name: string) => `// @rstest-environment ${name}
  import { expect, test } from '@rstest/core';
  import { http, HttpResponse } from 'msw';
  import { setupServer } from 'msw/node';
  test('missing: ' + ['matchMedia', 'IntersectionObserver', 'ResizeObserver'].filter((name) => typeof globalThis[name] === 'undefined'), () => {});
  test('answers', async () => {
    const server = setupServer(http.get('http://localhost:3000/api/cart', () => HttpResponse.json([])));
    server.listen({ onUnhandledFrame: 'error' });
    const answer = await fetch(${name === 'node' ? "'http://localhost:3000/api/cart'" : "'/api/cart'"});
    expect(await answer.json()).toEqual([]);
    server.close();
  });`;

beforeAll(async () => {
  run = await runRstest(
    {
      'rstest.config.mjs': "export default { setupFiles: ['./setup.ts'] };",
      'mail.ts': mail,
      'all.test.ts': `import { expect, rs, test } from '@rstest/core';
        import * as mail from './mail';
        rs.mock('./mail', () => ({ send: rs.fn(() => 'mocked') }));
        test('only send is left', () => {
          expect(mail.send()).toBe('mocked');
          expect(mail.footer).toBeUndefined();
        });
        test('the call before still counts', () => { expect(mail.send).toHaveBeenCalledTimes(1); });`,
      'lazy.test.ts': `import { expect, rs, test } from '@rstest/core';
        import * as mail from './mail';
        const mockSend = rs.fn((to) => 'to ' + to);
        rs.mock('./mail', () => ({ ...rs.requireActual('./mail'), send: (to) => mockSend(to) }));
        test('reads the variable later', () => {
          expect(mail.send('ada')).toBe('to ada');
          expect(mail.footer).toBe('Bye');
        });`,
      'spy.test.ts': `import { expect, rs, test } from '@rstest/core';
        import * as mail from './mail';
        rs.mock('./mail', { spy: true });
        test('keeps and watches', () => {
          expect(mail.send()).toBe('sent');
          expect(mail.send).toHaveBeenCalledOnce();
          expect(mail.footer).toBe('Bye');
        });`,
      'unstubbed.test.ts': `import { expect, rs, test } from '@rstest/core';
        rs.setConfig({ clearMocks: false });
        rs.stubGlobal('fetch', 'stubbed at the top');
        test('stub of the top: ' + fetch, () => { expect(typeof fetch).toBe('function'); });`,
      'shared.ts': 'export const seen: string[] = [];',
      'setup.ts': "import { seen } from './shared'; seen.push('setup');",
      'shared.test.ts': `import { test } from '@rstest/core';
        import { seen } from './shared';
        test('seen by the test: ' + seen, () => {});`,
      'node.test.ts': environments('node'),
      'jsdom.test.ts': environments('jsdom'),
      'happy.test.ts': environments('happy-dom'),
    },
    ['run', '--unstubGlobals', '--reporter', 'verbose'],
  );
});

test('#module: The factory replaces all exports', () => {
  expect(run.output).toContain('✓ only send is left');
});

test('#module: a factory can read a variable of the file later, and spread rs.requireActual', () => {
  expect(run.output).toContain('✓ reads the variable later');
});

test('#module: a factory that reads a variable of the file at once fails', async () => {
  const eager = await runRstest({
    'mail.ts': mail,
    'eager.test.ts': `import { rs, test } from '@rstest/core';
      import * as mail from './mail';
      const mockSend = rs.fn();
      rs.mock('./mail', () => ({ send: mockSend }));
      test('sends', () => { mail.send(); });`,
  });
  expect(eager.output).toContain("Cannot access 'mockSend' before initialization");
});

test('#module: which keeps all functions and only watches them', () => {
  expect(run.output).toContain('✓ keeps and watches');
});

test('#module: Calls are counted across the tests of a file', () => {
  expect(run.output).toContain('✓ the call before still counts');
});

test('#clean-up: is undone before the first test', () => {
  expect(run.output).toContain('✓ stub of the top: stubbed at the top');
});

test('#clean-up: with restoreMocks, return values set at the top level are undone, implementations stay', async () => {
  const { output } = await runRstest({
    'rstest.config.ts': 'export default { restoreMocks: true };',
    'a.ts': 'export const load = async () => 5;',
    'a.test.ts': `import { rs, test } from '@rstest/core'; import { load } from './a';
      rs.mock('./a', () => ({ load: rs.fn().mockResolvedValue(1) }));
      const set = rs.fn().mockReturnValue(1); const given = rs.fn(() => 1);
      test('prints', async () => console.log('VALUES', set(), await load(), given()));`,
  });
  expect(output).toContain('VALUES undefined undefined 1');
});

test('#msw: The setup file and the test file get the same instance of the module', () => {
  expect(run.output).toContain('✓ seen by the test: setup');
});

test('#msw: MSW runs in the environments node, jsdom and happy-dom alike', () => {
  expect(run.code).toBe(0);
  expect(run.output.match(/✓ answers/g)).toHaveLength(3);
});

test('#globals: IntersectionObserver and ResizeObserver are missing in jsdom, too', () => {
  expect(run.output).toMatch(
    /jsdom\.test\.ts[\s\S]*?✓ missing: matchMedia,IntersectionObserver,ResizeObserver/,
  );
});

test('#globals: happy-dom has all three', () => {
  expect(run.output).toMatch(/happy\.test\.ts[^\n]*\n {2}✓ missing: {2}\(/);
});

test('#globals: jsdom does not navigate, and localStorage lasts until the end of the file', async () => {
  const { output } = await runRstest({
    'a.test.ts': `// @rstest-environment jsdom
      import { expect, test } from '@rstest/core';
      test('stays', () => { history.pushState({}, '', '/cart'); location.assign('/login');
        expect(location.pathname).toBe('/cart'); localStorage.setItem('token', 'a'); });
      test('has the token', () => { expect(localStorage.getItem('token')).toBe('a'); });`,
  });
  expect(output).toContain('Not implemented: navigation to another Document');
  expect(output).toContain('Tests 2 passed');
});

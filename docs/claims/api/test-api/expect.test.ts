import { beforeAll, expect, rs, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

const failing = (name: string, body: string): string =>
  `import { expect, rs, test } from '@rstest/core';\ntest('${name}', async () => {\n${body}\n});\n`;
let run: RstestRun;

beforeAll(async () => {
  run = await runRstest({
    'a.test.ts': failing('forgets to await a success', 'expect(Promise.resolve(1)).resolves.toBe(1);'),
    'b.test.ts': failing(
      'forgets to await a failure',
      'expect(Promise.resolve(1)).resolves.toBe(2);\nawait new Promise((resolve) => setTimeout(resolve, 50));',
    ),
    'c.test.ts': failing(
      'polls without await',
      'expect.poll(() => 1).toBe(1);\nawait new Promise((resolve) => setTimeout(resolve, 20));',
    ),
    'd.test.ts': failing('counts too few', 'expect.assertions(2);\nexpect(1).toBe(1);'),
    'e.test.ts': failing('asserts nothing', 'expect.hasAssertions();'),
    'f.test.ts': failing(
      'is soft',
      "expect.soft(1).toBe(2);\nconsole.log('went on');\nexpect.soft(3).toBe(4);",
    ),
    'g.test.ts': failing('has no time', 'await expect.poll(() => 1, {}).toBe(2);').replace(
      "'has no time', async",
      "'has no time', { timeout: 800, retry: 2 }, async",
    ),
    'h.test.ts': failing('never succeeds', 'await expect.poll(() => 1).toBe(2);'),
    'i.test.ts':
      "import { expect, test } from '@rstest/core';\nexpect.soft(1).toBe(2);\ntest('a', () => {});\n",
  });
});

function messageOf(assert: () => unknown): string {
  try {
    assert();
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

test('#rejects: If it holds, Rstest prints a warning that the promise was not awaited', () => {
  expect(run.output).toMatch(/✓ a\.test\.ts/);
  expect(run.output).toMatch(/not awaited/);
});

test('#rejects: the rejection is unhandled and the whole file fails', () => {
  expect(run.output).toMatch(/✗ b\.test\.ts/);
  expect(run.output).not.toMatch(/✗ forgets to await a failure/);
});

test('#expect-poll: Await the assertion; otherwise the test fails', () => {
  expect(run.output).toMatch(/✗ polls without await/);
});

test('#expect-assertions: Fails the test unless it has made exactly this many assertions by its end', () => {
  expect(run.output).toMatch(/✗ counts too few/);
});

test('#expect-hasassertions: Fails the test unless it has made at least one assertion by its end', () => {
  expect(run.output).toMatch(/✗ asserts nothing/);
});

test('#expect-soft: the test goes on and fails at its end, with every failure in the report', () => {
  expect(run.output).toContain('went on');
  expect(run.output).toContain('expected 1 to be 2');
  expect(run.output).toContain('expected 3 to be 4');
});

test('#expect-soft: It works only inside a test', () => {
  expect(run.output).toMatch(/✗ i\.test\.ts/);
  expect(run.output).toContain('expect.soft');
});

test('#expect-poll: the time left for the test is the limit if that is shorter', () => {
  expect(run.output).toMatch(/✗ has no time/);
  expect(run.output).toMatch(/Matcher did not succeed in [1-7]?\d\dms/);
});

test('#expect-poll: the test fails with Matcher did not succeed in 1000ms', () => {
  expect(run.output).toContain('Matcher did not succeed in 1000ms');
});

test('#tobe: NaN is equal to itself, and 0 differs from -0', () => {
  expect(Number.NaN).toBe(Number.NaN);
  expect(messageOf(() => expect(0).toBe(-0))).toContain('Object.is');
});

test('#toequal: It ignores properties whose value is undefined, holes in sparse arrays, and the class of an object', () => {
  class Item {
    sku = 'tea';
  }
  const sparse = [1, undefined, 3];
  delete sparse[1];
  for (const [actual, expected] of [
    [{ sku: 'tea', note: undefined }, { sku: 'tea' }],
    [sparse, [1, undefined, 3]],
    [new Item(), { sku: 'tea' }],
  ]) {
    expect(actual).toEqual(expected);
    expect(messageOf(() => expect(actual).toStrictEqual(expected))).toContain('to strictly equal');
  }
});

test('#toequal: errors by name, message and own properties, plus cause if the expected error has one', () => {
  const error = Object.assign(new Error('offline', { cause: 1 }), { status: 503 });
  expect(error).toEqual(Object.assign(new Error('offline'), { status: 503 }));
  expect(error).not.toEqual(new Error('offline'));
  expect(error).not.toEqual(Object.assign(new Error('offline', { cause: 2 }), { status: 503 }));
  expect(error).not.toEqual(Object.assign(new TypeError('offline'), { status: 503 }));
});

test('#tobe: the failure message says which matcher would pass', () => {
  expect(messageOf(() => expect({ a: 1 }).toBe({ a: 1 }))).toContain('replace "toBe" with "toStrictEqual"');
});

test('#tomatchobject: Arrays must have the same length, and their elements are compared the same way', () => {
  expect([{ id: 1, sku: 'tea' }]).toMatchObject([{ id: 1 }]);
  expect([{ id: 1 }, { id: 2 }]).not.toMatchObject([{ id: 1 }]);
});

test('#tomatchobject: The diff leaves out what expected does not mention, and says so', () => {
  const message = messageOf(() => expect({ id: 1, status: 'open' }).toMatchObject({ status: 'paid' }));
  expect(message).toContain('(1 matching property omitted from actual)');
});

test('#not: Snapshot matchers refuse not and throw', () => {
  expect(messageOf(() => expect(1).not.toMatchSnapshot())).toContain('not');
  expect(messageOf(() => expect(1).not.toMatchInlineSnapshot('1'))).toContain('not');
});

test('#numbers: Any other type throws actual value must be number or bigint, received "string", with and without not', () => {
  for (const assertion of [expect('3'), expect('3').not]) {
    expect(messageOf(() => assertion.toBeGreaterThan(3))).toBe(
      'actual value must be number or bigint, received "string"',
    );
  }
  expect(3n).toBeGreaterThan(2);
});

test('#tobecloseto: numDigits defaults to 2, so the difference must be below 0.005', () => {
  expect(1.2049).toBeCloseTo(1.2);
  expect(1.2051).not.toBeCloseTo(1.2);
});

test('#tocontain: An object with the same content is not found', () => {
  expect([{ sku: 'tea' }]).not.toContain({ sku: 'tea' });
  expect([{ sku: 'tea' }]).toContainEqual({ sku: 'tea' });
});

test('#tohavelength: For a Map or Set it checks size', () => {
  expect(new Map([['a', 1]])).toHaveLength(1);
  expect(new Set(['a', 'b'])).toHaveLength(2);
});

test('#tohaveproperty: A property whose name is the whole string, dots included, takes precedence', () => {
  expect({ 'a.b': 1, a: { b: 2 } }).toHaveProperty('a.b', 1);
});

test('#tobeoneof: An empty list passes as well, so make sure that a computed list is not empty', () => {
  expect('teal').toBeOneOf([]);
});

test('#tothrow: The failure message compares the two messages', () => {
  const fails = () => {
    throw new Error('offline');
  };
  expect(messageOf(() => expect(() => fails()).toThrow('timeout'))).toBe(
    "expected [Function] to throw error including 'timeout' but got 'offline'",
  );
});

test('#expect-poll: An error thrown by the function counts as “not yet”', async () => {
  let calls = 0;
  const ask = () => {
    if (++calls < 3) throw new Error('offline');
    return 'ready';
  };
  await expect.poll(ask, { interval: 5 }).toBe('ready');
  expect(calls).toBe(3);
});

test('#expect-poll: Polling uses real timers even under fake timers', async () => {
  rs.useFakeTimers();
  let calls = 0;
  await expect.poll(() => ++calls, { interval: 5 }).toBe(3);
  rs.useRealTimers();
});

test('#expect-poll: resolves, rejects and toThrow are not available here, nor are the snapshot matchers', () => {
  const poll = expect.poll(() => 1) as unknown as Record<string, () => unknown>;
  for (const name of ['toThrow', 'toMatchSnapshot', 'toMatchInlineSnapshot']) {
    expect(messageOf(() => poll[name]?.())).toContain('expect.poll');
  }
  for (const name of ['resolves', 'rejects']) expect(messageOf(() => poll[name])).toContain('expect.poll');
});

test('#expect-element: It works only in browser mode; elsewhere it throws', () => {
  const { element } = expect as unknown as { element: (value: unknown) => unknown };
  expect(() => element('button')).toThrow('only available in browser mode');
});

test('#numbers: fail with a message such as expected 5 to be greater than 10', () => {
  expect(messageOf(() => expect(5).toBeGreaterThan(10))).toBe('expected 5 to be greater than 10');
});

test("#tomatch: It fails with the whole text: expected 'Total: 14.50' to match /EUR$/", () => {
  expect(messageOf(() => expect('Total: 14.50').toMatch(/EUR$/))).toBe(
    "expected 'Total: 14.50' to match /EUR$/",
  );
});

test('#tohaveproperty: It fails with to have property "server.host", or, if the value differs', () => {
  const settings = { server: { port: 80 } };
  expect(messageOf(() => expect(settings).toHaveProperty('server.host'))).toContain(
    'to have property "server.host"',
  );
  expect(messageOf(() => expect(settings).toHaveProperty('server.port', 443))).toContain(
    'to have property "server.port" with value 443',
  );
});

test('#tobeinstanceof: It fails with expected Error: offline to be an instance of TypeError', () => {
  expect(messageOf(() => expect(new Error('offline')).toBeInstanceOf(TypeError))).toBe(
    'expected Error: offline to be an instance of TypeError',
  );
});

test('#expect-poll: a timeout of the call above the limit of the test is not capped, and only the test timeout is reported', async () => {
  const { output } = await runRstest({
    'a.test.ts': failing(
      'polls too long',
      'await expect.poll(() => 1, { timeout: 10_000 }).toBe(2);',
    ).replace("'polls too long', async", "'polls too long', { timeout: 500 }, async"),
  });
  expect(output).toContain('test timed out in 500ms');
  expect(output).not.toContain('Matcher did not succeed');
});

test('#rejects: rejects accepts a function, resolves does not', async () => {
  await expect(() => Promise.reject(new Error('offline'))).rejects.toThrow('offline');
  await expect((async () => expect((async () => 1) as unknown).resolves.toBe(1))()).rejects.toThrow(
    'You must provide a Promise',
  );
});

test('#tothrow: an empty string means an empty message', () => {
  const fails = (message: string) => () => {
    throw new Error(message);
  };
  expect(fails('')).toThrow('');
  expect(fails('offline')).not.toThrow('');
});

import { expect, test } from '@rstest/core';

function messageOf(assert: () => unknown): string {
  try {
    assert();
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

test("#expect-any: Object accepts everything whose typeof is 'object', null included", () => {
  for (const value of [null, [], new Date()]) expect(value).toEqual(expect.any(Object));
  expect('text').not.toEqual(expect.any(Object));
});

test('#expect-not: Has the inverse of all of these, except anything and any', () => {
  expect(Object.keys(expect.not)).not.toContain('any');
  expect('abc').toEqual(expect.not.stringContaining('x'));
  expect(1).toEqual(expect.not.closeTo(2));
});

test('#expect-not: at run time, expect.not has the inverse of matchers added with extend', () => {
  expect.extend({ toBeEven: (value: number) => ({ pass: value % 2 === 0, message: () => 'even' }) });
  const { toBeEven } = expect.not as unknown as { toBeEven: () => unknown };
  expect({ count: 3 }).toEqual({ count: toBeEven() });
});

test('#expect-schemamatching: a schema that validates asynchronously throws', () => {
  const schema = { '~standard': { version: 1, vendor: 'shop', validate: async () => ({ value: 1 }) } };
  expect(messageOf(() => expect(1).toEqual(expect.schemaMatching(schema as never)))).toContain(
    'Async schema validation is not supported',
  );
});

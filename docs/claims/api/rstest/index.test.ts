import { expect, rs as renamed, rs, test } from '@rstest/core';

test('#: All other functions may be renamed and destructured', () => {
  const { fn } = renamed;
  expect(rs.isMockFunction(fn())).toBe(true);
});

test('#: Call them directly on rs or rstest', () => {
  const { resetModules, ...others } = rs as unknown as Record<string, (path: string) => unknown>;
  const { doMock } = others;
  expect(() => doMock?.('./somewhere')).toThrow('was not transformed by Rstest');
  expect(resetModules).toBeTypeOf('function');
});

test('#: Functions that have nothing else to return, return the object, so you can chain calls', () => {
  const { fn } = rs;
  for (const name of [
    'clearAllMocks',
    'useFakeTimers',
    'runAllTicks',
    'useRealTimers',
    'unstubAllEnvs',
  ] as const) {
    expect(rs[name]()).toHaveProperty('fn', fn);
  }
});

test('#: The module functions, setConfig and resetConfig return undefined', () => {
  const results = [
    rs.doMock('node:os', () => ({})),
    rs.doUnmock('node:os'),
    rs.resetModules(),
    rs.setConfig({}),
    rs.resetConfig(),
  ];
  expect(results).toEqual(Array(5).fill(undefined));
});

test('#clean-up-with-using: Declared with using, they undo themselves at the end of the block', () => {
  {
    using _env = rs.stubEnv('CLAIM', '1');
    using _time = rs.useFakeTimers({ now: 0 });
    using _spy = rs.spyOn(Math, 'random').mockReturnValue(0.5);
    expect([process.env.CLAIM, Date.now(), Math.random()]).toEqual(['1', 0, 0.5]);
  }
  expect(process.env.CLAIM).toBeUndefined();
  expect(rs.isFakeTimers()).toBe(false);
  expect(rs.isMockFunction(Math.random)).toBe(false);
});

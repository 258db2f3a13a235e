import { expect, it, vi } from 'vitest';
import { readPage } from '../../../tools/docs/pages.ts';
import { findCandidates } from './candidates.ts';

it("reads a configuration as on a reader's machine, not as in CI", () => {
  vi.stubEnv('CI', 'true');
  const options = findCandidates(readPage('en', 'config/test/retry')).map(({ request }) => request.options);
  vi.unstubAllEnvs();
  expect(options).toEqual([{ retry: 0 }, { retry: 0 }]);
});

const requestFor = (page: string, entry: string) =>
  findCandidates(readPage('en', page)).find(({ request }) => request.entry === entry)?.request;

it('supports tsconfig.json paths, build-time constants and tests of examples', () => {
  expect(requestFor('config/build/resolve', 'src/price.test.ts')?.resolution?.aliases).toEqual([
    ['@', './src'],
  ]);
  expect(requestFor('guide/integration/rslib', 'tests/price.test.ts')?.define).toEqual({
    VERSION: '"2.1.0"',
  });
  expect(requestFor('guide/integration/rspack', 'src/total.test.ts')?.define).toEqual({ CURRENCY: '"EUR"' });
  expect(Object.keys(requestFor('index', 'basket.test.ts')?.modules ?? {})).toEqual([
    'basket.test.ts',
    'basket.ts',
  ]);
});

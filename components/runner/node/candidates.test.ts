import { expect, it, vi } from 'vitest';
import { readPage } from '../../../tools/docs/pages.ts';
import { candidatesOf } from './candidates.ts';

it('reads a configuration as on the machine of a reader, not as in CI', () => {
  vi.stubEnv('CI', 'true');
  const options = candidatesOf(readPage('en', 'config/test/retry')).map(({ request }) => request.options);
  vi.unstubAllEnvs();
  expect(options).toEqual([{ retry: 0 }, { retry: 0 }]);
});

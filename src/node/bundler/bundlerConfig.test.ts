import { expect, it, vi } from 'vitest';
import { temporarySite } from '../../../testing/temporarySite.ts';
import { siteModules } from '../content/extensions/siteModules.ts';
import { bundlerConfig } from './bundlerConfig.ts';

it.each([
  [false, 'development', 'production'],
  [true, 'production', 'development'],
])('sets the mode of the command regardless of NODE_ENV: dev %s', (dev, environment, mode) => {
  vi.stubEnv('NODE_ENV', environment);
  const site = temporarySite({});
  expect(bundlerConfig({ dev, site, modules: siteModules(site), folder: '/out' }).mode).toBe(mode);
  vi.unstubAllEnvs();
});

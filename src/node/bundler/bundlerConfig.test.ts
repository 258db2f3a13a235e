import { expect, it, vi } from 'vitest';
import { temporarySite } from '../../../testing/temporarySite.ts';
import { siteModules } from '../content/extensions/siteModules.ts';
import { bundlerConfig } from './bundlerConfig.ts';

it.each([
  [false, 'development', 'production'],
  [true, 'production', 'development'],
])('has the mode of its command, whatever NODE_ENV says: dev %s', (dev, environment, mode) => {
  vi.stubEnv('NODE_ENV', environment);
  const site = temporarySite({});
  expect(bundlerConfig({ dev, site, modules: siteModules(site), folder: '/out' }).mode).toBe(mode);
  vi.unstubAllEnvs();
});

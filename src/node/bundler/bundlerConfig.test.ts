import { expect, it, vi } from 'vitest';
import { temporarySite } from '../../../testing/temporarySite.ts';
import { siteModules } from '../content/extensions/siteModules.ts';
import { bundlerConfig, ignoredFiles } from './bundlerConfig.ts';

it.each([
  [false, 'development', 'production'],
  [true, 'production', 'development'],
])('sets the mode of the command regardless of NODE_ENV: dev %s', (dev, environment, mode) => {
  vi.stubEnv('NODE_ENV', environment);
  const site = temporarySite({});
  expect(bundlerConfig({ dev, site, modules: siteModules(site), folder: '/out' }).mode).toBe(mode);
  vi.unstubAllEnvs();
});

it.each([
  ['/project/site', '/project/site/node_modules/react/index.js', true],
  ['/project/site', '/project/node_modules/react/index.js', true],
  ['/project/site', '/project/site/.git/HEAD', true],
  ['/project/site', '/project/site/packages/a/node_modules/b/index.js', true],
  ['/project/site', '/project/site/components/Chart.tsx', false],
  ['/project/site', '/project/site/node_modules/.cache/docs/modules.ts', false],
  ['/a/node_modules/p (1)/site', '/a/node_modules/p (1)/site/components/Chart.tsx', false],
  ['/a/node_modules/p (1)/site', '/a/node_modules/p (1)/site/node_modules/react/index.js', true],
  ['/a/node_modules/p (1)/site', '/a/node_modules/react/index.js', true],
  ['/a/node_modules/site', '/a/node_modules/site-kit/index.js', true],
  [String.raw`C:\node_modules\site`, 'C:/node_modules/site/components/Chart.tsx', false],
])('the bundler of a site in %s ignores %s: %s', (root, file, ignored) => {
  expect(ignoredFiles(root).test(file)).toBe(ignored);
});

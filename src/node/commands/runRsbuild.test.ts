import { expect, it } from 'vitest';
import { temporaryFolder, writeFiles } from '../../../testing/temporarySite.ts';
import { checkConfigFile } from './runRsbuild.ts';

const config = "import site from './site.config.ts';\nexport default { source: site };\n";

it.each([
  [
    'missing',
    {},
    "rsbuild.config.ts error: Cannot read the configuration: Cannot find module 'site.config.ts' imported from rsbuild.config.ts",
  ],
  [
    'not valid TypeScript',
    { 'site.config.ts': "export default {\n  title: 'A'\n  base: '/',\n};\n" },
    "site.config.ts:3 error: Cannot read the configuration: Expected ',', got",
  ],
  [
    'throwing',
    { 'site.config.ts': "throw new Error('No title.');\n" },
    'site.config.ts:1:7 error: Cannot read the configuration: No title.',
  ],
])('reports a site.config.ts that is %s beside an rsbuild.config.ts', async (_, files, message) => {
  const root = temporaryFolder();
  writeFiles(root, { 'rsbuild.config.ts': config, ...files });
  await expect(checkConfigFile(root, 'rsbuild.config.ts')).rejects.toThrow(message);
});

it('accepts a configuration that can be read', async () => {
  const root = temporaryFolder();
  writeFiles(root, { 'rsbuild.config.ts': config, 'site.config.ts': 'export default {};\n' });
  await checkConfigFile(root, 'rsbuild.config.ts');
});

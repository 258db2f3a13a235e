import { expect, it } from 'vitest';
import { temporaryFolder, writeFiles } from '../../../../testing/temporarySite.ts';
import { importFresh } from '../../base/importFresh.ts';
import { resolveSite } from '../../config/resolveSite.ts';
import { starterFiles } from './starter.ts';

it('writes a configuration that is valid, whatever the title', async () => {
  const files = starterFiles({
    title: "It's a \\ “site”",
    languages: ['ar', 'pt-BR'],
    engine: 'docs-site-engine',
  });
  const root = temporaryFolder();
  const text = files['site.config.ts']?.replace(/^import.*$/m, 'const defineSite = (site) => site;') ?? '';
  writeFiles(root, { 'site.config.ts': text });
  const { default: config } = await importFresh(`${root}/site.config.ts`);
  const { theme: _, ...site } = resolveSite(config as never, root);
  expect(site.config).toEqual({
    title: "It's a \\ “site”",
    languages: [
      { lang: 'ar', label: 'العربية', dir: 'rtl' },
      { lang: 'pt-BR', label: 'português (Brasil)' },
    ],
  });
});

it('writes pages in each language, and in English for languages without starter pages', () => {
  const files = starterFiles({ title: 'A "b"', languages: ['zh', 'fr'], engine: 'docs-site-engine' });
  expect(Object.keys(files).filter((name) => name.startsWith('docs/fr/'))).toHaveLength(4);
  expect(files['docs/fr/guide/start.mdx']).toContain('# Get started');
  expect(files['docs/zh/guide/start.mdx']).toContain('# 快速上手');
  expect(files['docs/zh/index.mdx']).toContain('title: "A \\"b\\""');
});

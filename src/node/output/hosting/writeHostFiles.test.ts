import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { prepareWholeSite, writeFiles } from '../../../../testing/temporarySite.ts';
import { headersFor, parseHeadersFile, writeHostFiles } from './writeHostFiles.ts';

async function write(siteFiles: Record<string, string> = {}, policy = "default-src 'none'") {
  const files = { 'docs/en/new.mdx': '# New\n', 'docs/zh/new.mdx': '# 新\n' };
  const { model, site } = await prepareWholeSite(files, { base: '/docs/', redirects: { '/a.b': '/new' } });
  const out = path.join(site.root, 'out');
  writeFiles(out, siteFiles);
  const problems = writeHostFiles(model, policy, out);
  return Object.assign((name: string) => readFileSync(path.join(out, name), 'utf8'), { problems });
}

it('writes headers and redirects in the format of each host', async () => {
  const read = await write();
  expect(read('_headers')).toMatch(
    /^\/docs\/\*\n {2}Content-Security-Policy: default-src 'none'; frame-ancestors/,
  );
  expect(read('_headers')).toMatch(
    /\n\/docs\/assets\/\*\n {2}Cache-Control: public, max-age=31536000, immutable\n/,
  );
  expect(read('_redirects')).toBe(
    [
      '/docs/a.b /docs/new 301',
      '/docs/zh/a.b /docs/zh/new 301',
      '/docs/en /docs/ 301',
      '/docs/en/ /docs/ 301',
      '/docs/zh/* /docs/zh/404.html 404',
      '/docs/* /docs/404.html 404',
      '',
    ].join('\n'),
  );
});

it('does not let browsers cache pages and public files in the assets folder', async () => {
  const { model, site } = await prepareWholeSite({
    'docs/en/assets/index.md': '# Assets\n',
    'docs/en/assets/logo.md': '# Logo\n',
    'public/assets/a.png': '',
    'public/assets/own/b/c.png': '',
    'public/assets/js/d.js': '',
    'public/assets/LICENSE': '',
  });
  const out = path.join(site.root, 'out');
  writeHostFiles(model, "default-src 'none'", out);
  const rules = parseHeadersFile(readFileSync(path.join(out, '_headers'), 'utf8'));
  const cachedForGood = (name: string) => headersFor(rules, name)['cache-control']?.includes('immutable');
  for (const name of [
    '',
    'logo',
    'logo.json',
    'logo.md',
    'logo.html',
    'index.json',
    'a.png',
    'own/b/c.png',
    'js/d.js',
    'LICENSE',
  ])
    expect(cachedForGood(`/assets/${name}`), name).toBe(false);
  expect(cachedForGood('/assets/js/boot.12345678.js')).toBe(true);
});

it('never writes :splat redirects, which could point to another origin', async () => {
  const read = await write();
  expect(read('_redirects')).not.toContain(':splat');
});

it("keeps the lines of the site's own files, before the generated ones", async () => {
  const read = await write({ _redirects: '/shop https://shop.test 301\n' });
  expect(read('_redirects')).toMatch(/^\/shop https:\/\/shop\.test 301\n\n\/docs\/a\.b /);
});

it('keeps GitHub Pages from running Jekyll', async () => {
  expect((await write())('.nojekyll')).toBe('');
});

it('warns about lines and rules that exceed host limits', async () => {
  expect((await write()).problems).toEqual([]);
  const redirects = Array.from({ length: 2100 }, (_, index) => `/a${index} /b 301`).join('\n');
  const patterns = Array.from({ length: 101 }, (_, index) => `/a${index}/* /b 301`).join('\n');
  const policy = `script-src ${'x'.repeat(2000)}`;
  const { problems } = await write({ _redirects: `${redirects}\n${patterns}\n` }, policy);
  expect(problems.map(({ code, file, message }) => `${code} ${file} ${message}`)).toEqual([
    expect.stringMatching(/^host-limit _headers Line \d+ has \d{4} characters, more than 2000\./),
    expect.stringMatching(/^host-limit _redirects There are 21\d\d redirects, more than 2000\./),
    expect.stringMatching(/^host-limit _redirects There are 10\d redirects with "\*", more than 100\./),
  ]);
});

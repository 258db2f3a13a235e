import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { prepareWholeSite, writeFiles } from '../../testing/temporarySite.ts';
import { writeHostFiles } from './writeHostFiles.ts';

async function write(own: Record<string, string> = {}) {
  const files = { 'docs/en/new.mdx': '# New\n', 'docs/zh/new.mdx': '# 新\n' };
  const { model, site } = await prepareWholeSite(files, { base: '/docs/', redirects: { '/a.b': '/new' } });
  const out = path.join(site.root, 'out');
  writeFiles(out, own);
  writeHostFiles(model, "default-src 'none'", out);
  return (name: string) => readFileSync(path.join(out, name), 'utf8');
}

it('tells hosts of headers and redirects, each in its language', async () => {
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
  expect(read('.nginx/http.conf')).toContain('"~*^/docs/a\\\\.b(?:/index)?(?:\\\\.html)?/?$" "/docs/new";');
  expect(read('.nginx/http.conf')).toContain('"~^/docs/zh/" "/docs/zh/404.html";');
  expect(read('.nginx/server.conf')).toContain(
    `add_header Content-Security-Policy "default-src 'none'; frame-ancestors 'self'" always;`,
  );
});

it('leads nowhere else, whatever stands behind the default language', async () => {
  const read = await write();
  expect(read('_redirects')).not.toContain(':splat');
  const [, pattern = '', target] =
    /^rewrite "\(\?i\)(.*)" "(.*)" permanent;$/m.exec(read('.nginx/server.conf')) ?? [];
  expect(target).toBe('/docs/$1');
  // nginx removes the first of two backslashes, and decodes the path before matching
  const rule = new RegExp(pattern.replaceAll('\\\\', '\\'), 'i');
  expect(rule.exec('/docs/EN/guide/a')?.[1]).toBe('guide/a');
  for (const home of ['/docs/en', '/docs/en/']) expect(rule.exec(home)?.[1] ?? '').toBe('');
  for (const foreign of ['//evil.test', '/\\evil.test']) expect(rule.test(`/docs/en${foreign}`)).toBe(false);
});

it('leads nginx from a page with a slash at the end to the page, and nowhere else', async () => {
  const read = await write();
  const [, file = '', named = ''] =
    /map \$uri \$docs_file \{\n.*\n {2}"~(.*)" "(.*)";\n\}/.exec(read('.nginx/http.conf')) ?? [];
  const page = new RegExp(file);
  expect(named.replace('$docs_page', page.exec('/docs/zh/new/')?.groups?.docs_page ?? '')).toBe(
    '/docs/zh/new.html',
  );
  expect(page.test('/docs/new')).toBe(false);

  const rules = read('.nginx/server.conf');
  const [, pattern = ''] = /if \(\$request_uri ~ "(.*)"\) \{ set \$docs_bare \$1; \}/.exec(rules) ?? [];
  const bare = new RegExp(pattern.replaceAll('\\\\', '\\'));
  expect(bare.exec('/docs/new/')?.[1]).toBe('/docs/new');
  expect(bare.exec('/docs/zh/new//?a=1')?.[1]).toBe('/docs/zh/new');
  for (const other of ['/docs/new', '/docs/', '/docs//evil.test/', '/docs/\\evil.test/', '/other/new/'])
    expect([other, bare.test(other)]).toEqual([other, false]);
  // only if such a file exists, and after all other checks
  expect(rules).toMatch(
    /set \$docs_bare \$1; \}\nif \(!-f \$document_root\$docs_file\) \{ set \$docs_bare ""; \}\nif \(\$docs_bare\) \{ return 301/,
  );
});

it('keeps what the site itself tells them, before the rest', async () => {
  const read = await write({ _redirects: '/shop https://shop.test 301\n' });
  expect(read('_redirects')).toMatch(/^\/shop https:\/\/shop\.test 301\n\n\/docs\/a\.b /);
});

import { expect, it } from 'vitest';
import { temporaryFolder, writeFiles } from '../../../testing/temporarySite.ts';
import { publishedAssets } from './shellAssets.ts';

const files = {
  scripts: ['assets/js/boot.js'],
  stylesheets: ['assets/css/all.css'],
  fonts: [],
  extraStylesheets: { deferred: 'assets/css/deferred.css', article: 'assets/css/article.css' },
};

it('inlines the common styles with their original URLs, and adds hashes to all other files', () => {
  const folder = temporaryFolder();
  writeFiles(folder, {
    'headScript.js': 'start()\n',
    'assets/js/boot.js': '1',
    'assets/css/all.css':
      '@font-face{src:url(../../assets/font/a.woff2)}a{background:url("./b.svg"),url(data:,)}',
    'assets/css/deferred.css': 'b{}',
    'assets/css/article.css': 'c{background:url(../a.svg)}',
  });
  const assets = publishedAssets(folder, files, '/docs/');
  expect(assets.inlineStyles).toEqual([
    {
      url: '/docs/assets/css/all.css',
      css: '@font-face{src:url(/docs/assets/font/a.woff2)}a{background:url(/docs/assets/css/b.svg),url(data:,)}',
    },
  ]);
  expect(assets.inlineExtraStyles).toEqual({ article: 'c{background:url(/docs/assets/a.svg)}' });
  expect(assets.stylesheets).toEqual([]);
  expect(Object.keys(assets.integrity ?? {})).toEqual([
    '/docs/assets/js/boot.js',
    '/docs/assets/css/deferred.css',
    '/docs/assets/css/article.css',
  ]);
});

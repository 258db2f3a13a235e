import { readFileSync } from 'node:fs';
import path from 'node:path';
import { png } from '../support/png.ts';
import { buildOrThrow } from '../support/siteProcess.ts';
import { type TemporarySite, writeSite } from '../support/temporarySite.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'default' });

/** The English strings of the shell: the file also contains the strings of this repository's site. */
const { site: _, ...shell } = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../locales/en.json'), 'utf8'),
);
const english = JSON.stringify(shell, null, 2);

/** Returns the English UI strings, with the plural forms of another language. */
function localeText(lang: string): string {
  const forms = new Intl.PluralRules(lang).resolvedOptions().pluralCategories;
  return english
    .replace(/^.*_one": .*\n/gm, '')
    .replace(/^(\s*"\w+)_other": (.*),$/gm, (_, key, text) =>
      forms.map((form) => `${key}_${form}": ${text},`).join('\n'),
    );
}

test.describe('a site below a base path with a custom language', () => {
  let site: TemporarySite;

  test.beforeAll(async () => {
    site = writeSite(
      {
        'docs/en/index.mdx': '# Home\n\n[Guide](/guide/start#steps) [Config](./config/includeSource.mdx)\n',
        'docs/en/guide/start.mdx':
          '# Start\n\n## Steps\n\n![One](./one.png)\n\n![Two](./two.png)\n\n![Three](/three.png)\n',
        'docs/en/guide/one.png': png(64, 48, 1),
        'docs/en/guide/two.png': png(30, 20, 2),
        'public/three.png': png(7, 5, 3),
        'docs/en/config/includeSource.mdx': '# includeSource\n\nWords.\n',
        'docs/zh/guide/start.mdx': '# 开始\n\n## 步骤 {#steps}\n\n[主页](/)\n',
        'docs/ar/index.mdx': '# مرحبا\n',
        'locales/ar.json': localeText('ar').replace('Skip to content', 'تخط إلى المحتوى'),
      },
      {
        base: '/docs/',
        languages: [
          { lang: 'en', label: 'English' },
          { lang: 'zh', label: '简体中文' },
          { lang: 'ar', label: 'العربية', dir: 'rtl' },
        ],
      },
    );
    await buildOrThrow(site);
  });

  /** Returns the `img` element of an image on the built start page. */
  const image = (alt: string) =>
    new RegExp(`<img[^>]*alt="${alt}"[^>]*>`).exec(site.read('dist/guide/start.html'))?.[0] ?? '';

  test('gives images their dimensions and a URL with a content hash', () => {
    expect(image('One')).toMatch(/src="\/docs\/assets\/images\/one\.[\da-f]{8}\.png"/);
    expect(image('One')).toMatch(/width="64"/);
    expect(image('One')).toMatch(/height="48"/);
    expect(image('Three'), 'files of the public folder keep their names').toContain('src="/docs/three.png"');
    expect(image('Three')).toMatch(/width="7"[^>]*height="5"|height="5"[^>]*width="7"/);
    const copied = site.list('dist/assets/images');
    expect(copied).toHaveLength(2);
    expect(readFileSync(site.path(`dist/assets/images/${copied[0]}`))).toEqual(png(64, 48, 1));
    expect(site.exists('dist/three.png')).toBe(true);
  });

  test('loads all images except the first one shortly before they scroll into view', () => {
    expect(image('One')).not.toContain('loading=');
    expect(image('Two')).toContain('loading="lazy"');
    expect(image('Three')).toContain('loading="lazy"');
  });

  test('prefixes every URL with the base path', () => {
    const home = site.read('dist/index.html');
    expect(home).toContain('href="/docs/guide/start#steps"');
    expect(home).toContain('href="/docs/config/includeSource"');
    for (const file of site.list('dist').filter((name) => name.endsWith('.html'))) {
      const addresses = site.read(`dist/${file}`).matchAll(/ (?:href|src)="(\/[^"]*)"/g);
      for (const [, address] of addresses) expect(address, file).toMatch(/^\/docs\//);
    }
    expect(site.read('dist/zh/guide/start.html')).toContain('href="/docs/zh/"');
  });

  test('answers requests in lower case with the page', () => {
    expect(site.read('dist/config/includesource.html')).toContain('Words.');
    expect(site.read('dist/config/includesource.html')).toBe(site.read('dist/config/includeSource.html'));
    expect(site.exists('dist/zh/config/includesource.html')).toBe(true);
    expect(site.list('dist').filter((name) => name.endsWith('.json'))).not.toContain(
      'config/includesource.json',
    );
  });

  test('uses the strings and the direction of a custom language', () => {
    const arabic = site.read('dist/ar/index.html');
    expect(arabic).toContain('<html lang="ar" dir="rtl"');
    expect(arabic).toContain('تخط إلى المحتوى');
    // untranslated pages have a notice in the original language
    expect(site.read('dist/ar/guide/start.html')).toMatch(/<div role="note"[^>]* lang="en"/);
    expect(site.read('dist/zh/index.html')).toMatch(/<div role="note" aria-label="[^"]*" class/);
    expect(site.read('dist/ar/404.html')).toContain('<html lang="ar" dir="rtl"');
    expect(site.read('dist/zh/index.html')).toContain('<html lang="zh"');
  });

  test('writes the page and the data of every route in every language', () => {
    const routes = ['index', 'guide/start', 'config/includeSource', '404'];
    for (const prefix of ['', 'zh/', 'ar/']) {
      for (const route of routes) {
        expect(site.read(`dist/${prefix}${route}.html`)).toMatch(/^<!doctype html>/);
        expect(JSON.parse(site.read(`dist/${prefix}${route}.json`))).toHaveProperty('regions.main');
      }
    }
  });
});

test('a language with few strings, or without a file, falls back to English', async () => {
  const languages = [
    { lang: 'en', label: 'English' },
    { lang: 'he', label: 'עברית', dir: 'rtl' as const },
  ];
  const site = writeSite({ 'docs/en/index.mdx': '# Home\n' }, { languages });
  expect(await buildOrThrow(site)).toMatch(
    /locales\/he\.json warning: (\d+) of \1 strings are not translated\. Readers see English instead\./,
  );
  site.write({ 'locales/he.json': '{ "skipToContent": "דלג לתוכן", "footer": { "next": "הבא" } }' });
  const output = await buildOrThrow(site);
  expect(output).toMatch(
    /locales\/he\.json warning: \d+ of \d+ strings are not translated\. Readers see English instead\./,
  );
  expect(output.match(/warning/g), 'one line for all of them').toHaveLength(1);
  const page = site.read('dist/he/index.html');
  for (const text of ['<html lang="he" dir="rtl"', 'דלג לתוכן', 'Switch to dark theme'])
    expect(page).toContain(text);
});

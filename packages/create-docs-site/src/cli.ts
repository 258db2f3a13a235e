#!/usr/bin/env node
/** `npm create docs-site`. See `USAGE`. */

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ENGINE, starterFiles } from './starterFiles.ts';

const USAGE = `Usage: npm create docs-site [folder] -- [--title "Example"] [--lang en,zh]
Creates a site: a configuration, and a few pages in each language. Existing files are kept.
  --lang   languages, the default language first (default: en,zh)`;

try {
  create();
} catch (error) {
  console.error(`${(error as Error).message}\n${USAGE}`);
  process.exitCode = 1;
}

function create(): void {
  const { values, positionals } = parseArgs({
    options: {
      title: { type: 'string', default: 'Example' },
      lang: { type: 'string', default: 'en,zh' },
      help: { type: 'boolean', short: 'h' },
    },
    allowPositionals: true,
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const [folder = '.', surplus] = positionals;
  if (surplus !== undefined) throw new Error(`Unexpected argument "${surplus}".`);
  const title = values.title.replace(/\s+/g, ' ').trim();
  if (title === '') throw new Error('The title is empty.');
  const isProject = existsSync(path.join(folder, 'package.json'));
  const files = starterFiles({ title, languages: readLanguages(values.lang) });
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    const isThere = existsSync(file);
    if (!isThere) {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    console.log(`${isThere ? 'kept   ' : 'written'} ${path.relative('', file)}`);
  }
  const place = path.relative('', folder);
  const enter = place === '' ? '' : `cd ${/^[\w./\\-]*$/.test(place) ? place : `"${place}"`} && `;
  const install = isProject ? `npm install -D ${ENGINE}` : 'npm install';
  console.log(`\nNow run "${enter}${install} && npx docs dev".`);
}

function readLanguages(list: string): string[] {
  const languages = [...new Set(list.split(',').map((lang) => lang.trim()))];
  for (const lang of languages) {
    if (!/^[A-Za-z0-9-]+$/.test(lang) || !isLanguage(lang))
      throw new Error(`"${lang}" is not a language tag. Write a tag such as en, zh or pt-BR.`);
  }
  return languages;
}

function isLanguage(lang: string): boolean {
  try {
    return Intl.getCanonicalLocales(lang).length === 1;
  } catch {
    return false;
  }
}

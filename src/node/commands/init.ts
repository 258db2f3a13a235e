/** `docs init`. See `USAGE`. */

import { existsSync } from 'node:fs';
import path from 'node:path';
import { readCommandLine, runCommand, UsageError } from '../base/commandLine.ts';
import { engineVersion } from '../base/engine.ts';
import { writeOutput } from '../base/files.ts';
import { formatCommand } from '../base/problems.ts';
import { starterFiles } from './init/starter.ts';

const USAGE = `Usage: docs init [folder] [--title "Example"] [--lang en,zh]
Creates a site: a configuration, and a few pages in each language. Existing files are kept.
  --title  title of the site (default: Example)
  --lang   languages, the default language first (default: en,zh)`;

await runCommand(USAGE, () => {
  const { values, positionals } = readCommandLine(
    USAGE,
    { title: { type: 'string', default: 'Example' }, lang: { type: 'string', default: 'en,zh' } },
    { maxArguments: 1 },
  );
  const [folder = '.'] = positionals;
  const title = values.title.replace(/\s+/g, ' ').trim();
  if (title === '') throw new UsageError('The title is empty.');
  const files = starterFiles({ title, languages: readLanguages(values.lang), engine: engineVersion().name });
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    const exists = existsSync(file);
    if (!exists) writeOutput(file, text);
    console.log(`${exists ? 'kept   ' : 'written'} ${path.relative('', file)}`);
  }
  const target = path.relative('', folder);
  const quoted = /^[\w./\\-]*$/.test(target) ? target : `"${target}"`;
  console.log(`\nNow run "${target === '' ? '' : `cd ${quoted} && `}${formatCommand('dev')}".`);
  return 0;
});

function readLanguages(list: string): string[] {
  const languages = [...new Set(list.split(',').map((lang) => lang.trim()))];
  for (const lang of languages) {
    if (!/^[A-Za-z0-9-]+$/.test(lang) || !isLanguage(lang))
      throw new UsageError(`"${lang}" is not a language tag. Write a tag such as en, zh or pt-BR.`);
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

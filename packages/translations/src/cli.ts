#!/usr/bin/env node

/** `docs i18n`: status of the translations. See `USAGE`. */

import path from 'node:path';
import {
  atomicWrite,
  formatProblems,
  howToRun,
  loadSiteConfig,
  readCommandLine,
  runCommand,
  UsageError,
} from 'docs-site-engine/node';
import { acceptUnits, findUnits, unknownName } from './accept.ts';
import { statusDetails, statusTable } from './printStatus.ts';
import { SourceHistory } from './sourceHistory.ts';
import { isComplete, readTranslations, type TranslationUnit } from './translationStatus.ts';

const USAGE = `Usage: ${howToRun('i18n', '[report | accept]')}
  without more          what is translated, what is missing or stale, and what has changed
  --check               the same; ends with 2 when something is not current
  report                writes a dashboard as a web page (--out i18n-report/index.html)
  accept <page|key>…    the translation is good as it stands; with several translations, name the --lang
  accept --unconfirmed  so are all that nobody has ever accepted; not those whose source has changed since
With --lang zh for one language only, and everything listed. Ends with 1 when there are errors.`;

async function main(): Promise<number> {
  const options = {
    check: { type: 'boolean', default: false },
    unconfirmed: { type: 'boolean', default: false },
    lang: { type: 'string' },
    out: { type: 'string', default: 'i18n-report/index.html' },
  } as const;
  const { values, positionals } = readCommandLine(USAGE, options, { maxArguments: Infinity });
  const [command = 'status', ...names] = positionals;
  const site = await loadSiteConfig(process.cwd());
  if (values.lang !== undefined && !site.space.languages.includes(values.lang))
    throw new Error(
      `Unknown language “${values.lang}”. Languages of this site: ${site.space.languages.join(', ')}.`,
    );
  const { units: all, notes, problems } = await readTranslations(site);
  const units = all.filter(({ lang }) => lang === (values.lang ?? lang));
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) console.log(`${formatProblems(errors)}\n`);

  if (command === 'accept') {
    const chosen = chooseUnits(names, values.unconfirmed, (name) => findUnits(site, units, name), units);
    const languages = [...new Set(chosen.map(({ lang }) => lang))];
    if (languages.length > 1 && values.lang === undefined)
      throw new UsageError(`Say whose translation is good: --lang ${languages.join(', or --lang ')}.`);
    acceptUnits(site, all, chosen);
    for (const { lang, name } of chosen) console.log(`accepted: ${lang} ${name}`);
    if (chosen.length === 0) console.log('There was nothing to accept.');
  } else if (command === 'report') {
    const { renderReport } = await import('./reportPage.ts');
    const file = path.resolve(values.out);
    atomicWrite(file, await renderReport(site, { units, notes, problems }));
    console.log(`Open ${path.relative(process.cwd(), file)} in a browser.`);
  } else if (command === 'status') {
    console.log(statusTable(units));
    const details = await statusDetails(units, new SourceHistory(site.root), values.lang !== undefined);
    if (details)
      console.log(
        `\n${details}\nWhen a translation is good as it stands: ${howToRun('i18n', 'accept <page|key>')}`,
      );
  } else throw new UsageError(`There is no command “${command}”.`);

  const warnings = problems.filter(({ severity }) => severity === 'warning');
  if (warnings.length > 0 && command === 'status') console.log(`\n${formatProblems(warnings)}`);
  if (errors.length > 0) return 1;
  return values.check && !isComplete(units) ? 2 : 0;
}

function chooseUnits(
  names: readonly string[],
  unconfirmed: boolean,
  find: (name: string) => TranslationUnit[],
  units: readonly TranslationUnit[],
): TranslationUnit[] {
  if (names.length === 0 && !unconfirmed)
    throw new UsageError('Missing argument: the page or text to accept.');
  const named = names.flatMap((name) => {
    const found = find(name);
    if (found.length === 0) throw new Error(unknownName(units, name));
    const translated = found.filter(({ state }) => state !== 'missing');
    if (translated.length === 0)
      throw new Error(`“${name}” is not translated yet: ${found[0]?.translation.file}`);
    return translated;
  });
  return [...named, ...(unconfirmed ? units.filter(({ state }) => state === 'unconfirmed') : [])];
}

await runCommand(USAGE, main);

#!/usr/bin/env node

/** `docs i18n`: status of the translations. See `USAGE`. */

import path from 'node:path';
import {
  atomicWrite,
  formatCommand,
  formatProblems,
  loadSiteConfig,
  readCommandLine,
  runCommand,
  UsageError,
} from 'docs-site-engine/node';
import { acceptUnits, findUnits, unknownName } from './accept.ts';
import { statusDetails, statusTable } from './printStatus.ts';
import { SourceHistory } from './sourceHistory.ts';
import { isComplete, readTranslations, type TranslationUnit } from './translationStatus.ts';

const USAGE = `Usage: ${formatCommand('i18n', '[report | accept]')}
  (no command)          list translated, missing and stale translations, and the changes in their sources
  --check               the same; exits with 2 unless all translations are current
  report                write a dashboard as a web page (--out i18n-report/index.html)
  accept <page|key>…    record that a translation is up to date; with several languages, add --lang
  accept --unconfirmed  accept all translations that were never accepted, except stale ones
Use --lang zh for the complete list of one language. Exits with 1 if there are errors.`;

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
      `Unknown language "${values.lang}". Languages of this site: ${site.space.languages.join(', ')}.`,
    );
  const { units: all, notes, problems } = await readTranslations(site);
  const units = all.filter(({ lang }) => lang === (values.lang ?? lang));
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) console.log(`${formatProblems(errors)}\n`);

  if (command === 'accept') {
    const chosen = chooseUnits(names, values.unconfirmed, (name) => findUnits(site, units, name), units);
    const languages = [...new Set(chosen.map(({ lang }) => lang))];
    if (languages.length > 1 && values.lang === undefined)
      throw new UsageError(`Choose a language: --lang ${languages.join(', or --lang ')}.`);
    acceptUnits(site, all, chosen);
    for (const { lang, name } of chosen) console.log(`accepted: ${lang} ${name}`);
    if (chosen.length === 0) console.log('Nothing to accept.');
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
        `\n${details}\nTo accept an up-to-date translation: ${formatCommand('i18n', 'accept <page|key>')}`,
      );
  } else throw new UsageError(`Unknown command "${command}".`);

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
    throw new UsageError('Missing argument: the page or key to accept.');
  const named = names.flatMap((name) => {
    const matches = find(name);
    if (matches.length === 0) throw new Error(unknownName(units, name));
    const translated = matches.filter(({ state }) => state !== 'missing');
    if (translated.length === 0)
      throw new Error(`"${name}" is not translated yet: ${matches[0]?.translation.file}`);
    return translated;
  });
  return [...named, ...(unconfirmed ? units.filter(({ state }) => state === 'unconfirmed') : [])];
}

await runCommand(USAGE, main);

/** `npm run i18n`: the state of the translations. See `USAGE`. */

import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadSiteConfig } from '../config/loadSiteConfig.ts';
import { formatProblems, hasErrors, ProblemsError } from '../problems.ts';
import { acceptUnits, findUnits, unknownName } from './accept.ts';
import { checkFrame } from './checkFrame.ts';
import { countState, statusDetails, statusTable } from './printStatus.ts';
import { readRecord } from './record.ts';
import { writeReport } from './report/writeReport.ts';
import { SourceHistory } from './sourceHistory.ts';
import { type TranslationUnit, translationStatus } from './status.ts';
import { writeSchemas } from './writeSchemas.ts';

const USAGE = `Usage:
  npm run i18n                          what is translated, what is missing or stale, and what has changed
  npm run i18n -- --check               the same; ends with 2 when something is missing or stale
  npm run i18n -- report                writes a dashboard as a web page (--out i18n-report/index.html)
  npm run i18n -- accept <page|key>…    the translation is good as it stands
  npm run i18n -- accept --unconfirmed  so are all that nobody has accepted yet
With --lang zh for one language only. Ends with 1 when something has to be mended first.`;

function readOptions() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        check: { type: 'boolean', default: false },
        unconfirmed: { type: 'boolean', default: false },
        lang: { type: 'string' },
        out: { type: 'string', default: 'i18n-report/index.html' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${USAGE}`);
  }
}

async function main(): Promise<number> {
  const { values, positionals } = readOptions();
  const [command = 'status', ...names] = positionals;
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const site = await loadSiteConfig(process.cwd());
  if (values.lang !== undefined && !site.space.languages.includes(values.lang))
    throw new Error(`“${values.lang}” is no language of this site: ${site.space.languages.join(', ')}.`);
  const all = await translationStatus(site, readRecord(site));
  const units = all.filter(({ lang }) => lang === (values.lang ?? lang));
  const { notes, problems } = await checkFrame(site, all);
  for (const file of writeSchemas(site, notes)) console.log(`${file} is up to date again.`);
  const history = new SourceHistory(site.root);

  if (command === 'accept') {
    const chosen = chooseUnits(names, values.unconfirmed, (name) => findUnits(site, units, name), units);
    acceptUnits(site, all, chosen);
    for (const { lang, name } of chosen) console.log(`accepted: ${lang} ${name}`);
    if (chosen.length === 0) console.log('There was nothing to accept.');
  } else if (command === 'report') {
    const file = path.resolve(values.out);
    await writeReport(site, file, { units, notes, problems, history });
    console.log(`Open ${path.relative(process.cwd(), file)} in a browser.`);
  } else if (command === 'status') {
    console.log(statusTable(units));
    const details = await statusDetails(units, history);
    if (details)
      console.log(`\n${details}\nWhen a translation is good as it stands: npm run i18n -- accept <page|key>`);
    if (problems.length > 0) console.log(`\n${formatProblems(problems)}`);
  } else throw new Error(`There is no command “${command}”.\n${USAGE}`);

  if (hasErrors(problems)) return 1;
  return values.check && countState(units, 'missing') + countState(units, 'stale') > 0 ? 2 : 0;
}

function chooseUnits(
  names: readonly string[],
  unconfirmed: boolean,
  find: (name: string) => TranslationUnit[],
  units: readonly TranslationUnit[],
): TranslationUnit[] {
  if (names.length === 0 && !unconfirmed) throw new Error(`Name what is to be accepted.\n${USAGE}`);
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

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(error instanceof ProblemsError ? error.message : `${error.message}`);
  process.exitCode = 1;
}

/** `npm run docs:coverage`. See `USAGE`. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readCommandLine } from '../../src/node/base/commandLine.ts';
import { formatProblems } from '../../src/node/base/problems.ts';
import { checkOptions } from './package/checkOptions.ts';
import { checkSince, fixSince } from './package/checkSince.ts';
import { documentedFlags, documentedNames, exampleNames, optionFacts } from './package/documentedNames.ts';
import { COMMANDS, RSTEST_VERSION, readFlags } from './package/packageFacts.ts';
import { type Holder, readPackageNames } from './package/packageNames.ts';
import { readSince } from './package/since.ts';
import { LANGUAGES, type Page, readPages } from './pages.ts';
import { ROOT } from './root.ts';

const USAGE = `Usage: npm run docs:coverage -- [--check] [--fix]
Compares the pages with the package's options, API and flags, and lists undocumented ones.
  --check  exit with 1 if something is undocumented or documented incorrectly
  --fix    first write the versions that added features to the pages`;

/** Parts of the package, and the pages that must mention them. */
const AREAS: { holder: Holder; pages: RegExp; known?: (pages: readonly Page[]) => Set<string> }[] = [
  { holder: 'rs', pages: /^api\/rstest\// },
  { holder: 'a mock', pages: /^api\/rstest\/mockInstance/ },
  { holder: 'mock.mock', pages: /^api\/rstest\/mockInstance/ },
  {
    holder: 'expect',
    pages: /^api\/(?:test-api\/expect|mockMatchers|snapshotMatchers|asymmetricMatchers|extendExpect)/,
  },
  {
    holder: 'expect(…)',
    pages: /^api\/(?:test-api\/expect|mockMatchers|snapshotMatchers|asymmetricMatchers|extendExpect)/,
  },
  {
    holder: 'expect.not',
    pages: /^api\/(?:test-api\/expect|mockMatchers|snapshotMatchers|asymmetricMatchers|extendExpect)/,
  },
  { holder: 'test', pages: /^api\/test-api\/test/ },
  { holder: 'describe', pages: /^api\/test-api\/describe/ },
  { holder: 'the test context', pages: /^api\/test-api\/test/ },
  { holder: 'RstestConfig', pages: /^(config|guide)\// },
  { holder: 'exports', pages: /./, known: exampleNames },
  { holder: 'exports of /api', pages: /./, known: exampleNames },
];

const { values } = readCommandLine(USAGE, { check: { type: 'boolean' }, fix: { type: 'boolean' } });
const since = readSince();
if (values.fix) {
  for (const page of LANGUAGES.flatMap(readPages)) {
    const fixed = fixSince(page, since);
    if (fixed !== page.source) writeFileSync(path.join(ROOT, page.file), fixed);
  }
}

const pages = readPages('en');
const flags = await readFlags();
const names = readPackageNames();
const missing: string[] = [];

console.log(`@rstest/core ${RSTEST_VERSION} and the pages:\n`);
for (const { holder, pages: area, known = documentedNames } of AREAS) {
  report(holder, names.get(holder) ?? [], known(pages.filter((page) => area.test(page.path))));
}
const cli = documentedFlags(pages.filter((page) => page.path === 'guide/basic/cli'));
for (const command of COMMANDS) {
  const all = (flags.get(command) ?? []).flatMap((flag) => flag.names);
  report(['rstest', command, '--help'].filter(Boolean).join(' '), all, cli);
}
const options = optionFacts(pages);
const documented = new Set(options.map(({ name }) => name));
report('options with a page', names.get('RstestConfig') ?? [], documented);

const allFlags = [...new Map([...flags.values()].flat().map((flag) => [flag.names.join(), flag])).values()];
const problems = await checkOptions(options, allFlags);
console.log(`\nTypes, defaults, flags and scopes of ${options.length} options: ${problems.length} wrong`);
const undated = LANGUAGES.flatMap((lang) => checkSince(readPages(lang), since));
console.log(`Versions of new names: ${undated.length} missing or wrong`);
problems.push(...undated);
if (problems.length > 0) console.error(`\n${formatProblems(problems)}`);
if (missing.length > 0) console.error(`\nUndocumented: ${missing.join(', ')}`);
if (values.check && (problems.length > 0 || missing.length > 0)) process.exitCode = 1;

function report(label: string, all: readonly string[], known: ReadonlySet<string>): void {
  const lacking = all.filter((name) => !known.has(name));
  missing.push(...lacking.map((name) => `${label}: ${name}`));
  const rest = lacking.length > 0 ? `; not: ${lacking.join(', ')}` : '';
  console.log(`${label}: ${all.length - lacking.length} of ${all.length}${rest}`);
}

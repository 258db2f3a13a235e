/**
 * `npm run docs:coverage`: compares the pages with everything in the package, and lists what they lack. `-- --check`
 * exits with 1 if the facts of an option are wrong, or if a page of the API or the command line lacks something.
 */
import { formatProblems } from '../../src/node/base/problems.ts';
import { checkOptions } from './package/checkOptions.ts';
import { documentedFlags, documentedNames, optionFacts } from './package/documentedNames.ts';
import { COMMANDS, RSTEST_VERSION, readFlags } from './package/packageFacts.ts';
import { type Holder, readPackageNames } from './package/packageNames.ts';
import { readPages } from './pages.ts';

/** Which pages must mention what; `required` names must be documented, the others are only reported. */
const AREAS: { holder: Holder; pages: RegExp; required?: (name: string) => boolean }[] = [
  { holder: 'rs', pages: /^api\/rstest\//, required: () => true },
  { holder: 'a mock', pages: /^api\/rstest\/mockInstance/, required: () => true },
  { holder: 'mock.mock', pages: /^api\/rstest\/mockInstance/, required: () => true },
  { holder: 'expect', pages: /^api\/test-api\/expect/, required: () => true },
  { holder: 'expect(…)', pages: /^api\/test-api\/expect/, required: () => true },
  { holder: 'expect.not', pages: /^api\/test-api\/expect/, required: () => true },
  { holder: 'test', pages: /^api\/test-api\/test/, required: () => true },
  { holder: 'describe', pages: /^api\/test-api\/describe/, required: () => true },
  { holder: 'the test context', pages: /^api\/test-api\/test/, required: () => true },
  { holder: 'RstestConfig', pages: /^(config|guide)\// },
  { holder: 'exports', pages: /./ },
];

const pages = readPages('en');
const flags = await readFlags();
const names = readPackageNames();
const missing: string[] = [];

console.log(`@rstest/core ${RSTEST_VERSION} and the pages:\n`);
for (const { holder, pages: area, required } of AREAS) {
  const known = documentedNames(pages.filter(({ path }) => area.test(path)));
  report(holder, names.get(holder) ?? [], known, required);
}
const cli = documentedFlags(pages.filter(({ path }) => path === 'guide/basic/cli'));
for (const command of COMMANDS) {
  const all = (flags.get(command) ?? []).flatMap((flag) => flag.names);
  report(['rstest', command, '--help'].filter(Boolean).join(' '), all, cli, () => true);
}
const options = optionFacts(pages);
const documented = new Set(options.map(({ name }) => name));
report('options with a page', names.get('RstestConfig') ?? [], documented);

const allFlags = [...new Map([...flags.values()].flat().map((flag) => [flag.names.join(), flag])).values()];
const problems = await checkOptions(options, allFlags);
console.log(`\nTypes, defaults and flags of ${options.length} options: ${problems.length} wrong`);
if (problems.length > 0) console.error(`\n${formatProblems(problems)}`);
if (process.argv.includes('--check') && (problems.length > 0 || missing.length > 0)) {
  console.error(missing.length > 0 ? `\nUndocumented: ${missing.join(', ')}` : '');
  process.exitCode = 1;
}

function report(
  label: string,
  all: readonly string[],
  known: ReadonlySet<string>,
  required: (name: string) => boolean = () => false,
): void {
  const lacking = all.filter((name) => !known.has(name));
  missing.push(...lacking.filter(required).map((name) => `${label}: ${name}`));
  const rest = lacking.length > 0 ? `; not: ${lacking.join(', ')}` : '';
  console.log(`${label}: ${all.length - lacking.length} of ${all.length}${rest}`);
}

/** `npm run docs:lint`. See `USAGE`. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readCommandLine } from '../../src/node/base/commandLine.ts';
import { formatProblems, type Problem } from '../../src/node/base/problems.ts';
import { ChosenPages } from './chosenPages.ts';
import { isFragment, LANGUAGES, type Page } from './pages.ts';
import { checkBold, fixBold } from './prose/boldText.ts';
import { checkPages } from './prose/checkPages.ts';
import { fixWords, readGlossary } from './prose/glossary.ts';
import { extractProse } from './prose/prose.ts';
import { checkVoice, createRules, type Rule } from './prose/proseRules.ts';
import { checkRegister } from './prose/register.ts';
import { checkTitleIds } from './prose/titleIds.ts';
import { ROOT } from './root.ts';

const USAGE = `Usage: npm run docs:lint -- [--fix] [page or folder, such as config/test/bail]…
Checks the wording of the English and Chinese pages, and the required parts of every page.
  --fix  first apply automatic fixes`;

const { values, positionals } = readCommandLine(
  USAGE,
  { fix: { type: 'boolean' } },
  { maxArguments: Infinity },
);
const chosen = new ChosenPages(positionals, USAGE);
const glossary = readGlossary();
if (values.fix) {
  for (const { file, source } of chosen.read('zh')) {
    const fixed = fixWords(fixBold(source), glossary.zh);
    if (fixed !== source) writeFileSync(path.join(ROOT, file), fixed);
  }
}

const problems: Problem[] = [];
let count = 0;
for (const lang of LANGUAGES) {
  const files = chosen.read(lang);
  const pages = files.filter((page) => !isFragment(page));
  const rules = createRules(lang, glossary[lang]);
  problems.push(
    ...checkPages(pages),
    ...files.flatMap((page) => [...checkBold(page), ...checkProse(page, rules)]),
  );
  if (chosen.areAll) problems.push(...checkRegister(lang, files));
  count += pages.length;
}
problems.push(...checkTitleIds(chosen.read('en'), chosen.read('zh')));
if (problems.length > 0) {
  console.error(formatProblems(problems));
  process.exitCode = 1;
} else console.log(`${count} pages checked: no problems found`);

function checkProse(page: Page, rules: readonly Rule[]): Problem[] {
  const prose = extractProse(page);
  const findings = prose.flatMap(({ text, line }) =>
    rules.flatMap((rule) => rule(text)).map((finding) => ({ line, ...finding })),
  );
  return [...findings, ...checkVoice(page.lang, prose)].map(
    (finding): Problem => ({ severity: 'error', file: page.file, ...finding }),
  );
}

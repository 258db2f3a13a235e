/** `npm run docs:lint`: checks the language of the pages, in English and Chinese, and what every page needs. */
import { formatProblems, type Problem } from '../../src/node/base/problems.ts';
import { LANGUAGES, type Page, readPages } from './pages.ts';
import { checkPages } from './prose/checkPages.ts';
import { readGlossary } from './prose/glossary.ts';
import { proseOf } from './prose/prose.ts';
import { type Rule, rulesOf } from './prose/proseRules.ts';

const glossary = readGlossary();
const problems: Problem[] = [];
let count = 0;
for (const lang of LANGUAGES) {
  const pages = readPages(lang);
  const rules = rulesOf(lang, glossary[lang]);
  problems.push(...checkPages(pages), ...pages.flatMap((page) => checkProse(page, rules)));
  count += pages.length;
}
if (problems.length > 0) {
  console.error(formatProblems(problems));
  process.exitCode = 1;
} else console.log(`The language of ${count} pages: no problems found`);

function checkProse(page: Page, rules: readonly Rule[]): Problem[] {
  return proseOf(page).flatMap(({ text, line }) =>
    rules
      .flatMap((rule) => rule(text))
      .map((finding): Problem => ({ severity: 'error', file: page.file, line, ...finding })),
  );
}

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Wordings that read like a literal translation, each with the usual words. */
const WORDINGS: readonly (readonly [wording: RegExp, instead: string])[] = [
  [/\b(?:is|are|was|were|be|been|being) told\b/, '"is reported", "logs"'],
  [/\b(?:tells?|says?|told|said) of\b/, '"reports", "mentions"'],
  [/\bmend(?:s|ed|ing)?\b/, '"fix"'],
  [/\banew\b/, '"again", "re-render", "reload", "restart"'],
  [/\b(?:is|are|was|were|be) none\b/, '"is not", "does not exist"'],
  [
    /(?<!\bthere )\b(?:is|are|was|were|be) no (?!longer\b|more\b|less\b)/i,
    '"is not a", "there is no", "without"',
  ],
  [/\bby (?:itself|themselves)\b/, '"separately", "automatically", "on its own"'],
  [/\bof (?:its|their|your|our) own\b/, '"separate", "custom", "the site\'s"'],
  [
    /\b(?:stands?|lies?|stood|lay) (?:in|on|at|beside|behind|there|between|below|above|next)\b/,
    '"is in", "is next to"',
  ],
  [/\bwhat is left\b/, 'the noun'],
  [/\bleads? (?:on|nowhere)\b/, '"links to", "navigates", "is a dead link"'],
  [/\bat once\b/, '"immediately", "at the same time"'],
  [/\bmeanwhile\b/i, '"in the meantime", or nothing'],
  [/\bbesides\b/i, '"also", "next to"'],
  [/[,;:] else\b|\bElse,/, '"otherwise"'],
  [/, too\b/, '"also"'],
  [/\bbut for\b/, '"except"'],
  [/\bas far as\b/, '"where", "if possible"'],
  [/\bwho(?:m)?ever\b/i, '"users who", "callers that"'],
  [/\bfor who\b/, '"for users who"'],
  [/\bcomes? near\b|\bfirst sign of\b/, '"on hover or focus", "on first interaction"'],
  [/\balike\b/, '"the same", "similar", "both"'],
  [/\bas (?:it|they) (?:is|are|stands?)\b/, '"unchanged"'],
  [/\ba second time\b|\bonce more\b/, '"again"'],
  [/\bin vain\b/, '"unnecessarily"'],
  [/\basked for\b/, '"requested"'],
  [/\bon (?:its|their|the) way\b/, '"loading", "during the navigation"'],
  [/\bin sight\b/, '"visible", "in view"'],
  [/\b(?:site|reader|author|user|writer|page)s? wants?\b/, '"enables", "requests", "if configured"'],
  [/\bleads? to\b/, '"links to", "redirects to", "points to"'],
  [/\bunder (?:a finger|the pointer)\b/, '"on touch screens", "on hover"'],
  [/\b(?:cannot|could not|can|could) be had\b/, '"fails to load"'],
  [/\btakes? (?:the keyboard|the focus) along\b/, '"moves the focus"'],
  [/\bgives? (?:the focus|it) back\b/, '"returns the focus"'],
  [/\bof (?:use|somebody|nobody)\b/, '"helpful", the noun'],
];

/** Pages of the docs have their own check (`npm run docs:lint`); the others quote these wordings or contain sample text. */
const EXCLUDED =
  /^docs\/|^manual\/docs\/zh|^e2e\/fixtures\/.*\/docs\/|^bench\/corpus\/|^examples\/|^tools\/lint\/wording\.test\.ts$|^tools\/docs\/prose\/|stopWords/;

/** `file:line: "found": write …`, for every hit. */
function findWordings(file: string, text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      WORDINGS.flatMap(([wording, instead]) =>
        [...line.matchAll(new RegExp(wording, `${wording.flags}g`))].map(
          ([found]) => `${file}:${index + 1}: "${found}": write ${instead}`,
        ),
      ),
    );
}

it('reports a wording with its line and the usual words', () => {
  expect(findWordings('a.md', 'Fine.\nThe page is told anew.')).toEqual([
    'a.md:2: "is told": write "is reported", "logs"',
    'a.md:2: "anew": write "again", "re-render", "reload", "restart"',
  ]);
});

it('comments, messages, test titles and documents use plain English', () => {
  const cwd = path.resolve(import.meta.dirname, '../..');
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd, encoding: 'utf8' });
  const files = listed
    .split('\n')
    .filter((file) => /\.(?:tsx?|m?js|grit|md)$/.test(file) && !EXCLUDED.test(file));
  const read = (file: string) => readFileSync(path.join(cwd, file), 'utf8');
  expect(files.flatMap((file) => findWordings(file, read(file)))).toEqual([]);
});

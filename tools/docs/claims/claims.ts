import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import ts from 'typescript-6';
import { ROOT } from '../root.ts';

/** A fact that a page states and a test verifies. */
export interface Claim {
  /** Title of the test, `#section-id: the fact`; empty if it isn't a plain string. */
  title: string;
  /**
   * Id of the section that states it, empty for the text before the first heading; `undefined` if the title names none.
   */
  section?: string;
  statement: string;
  line: number;
}

/** The claims of a page: `docs/claims/<page>.test.ts`. */
export interface ClaimFile {
  /** Relative to the project: `docs/claims/config/test/isolate.test.ts`. */
  file: string;
  /** `config/test/isolate` */
  page: string;
  claims: Claim[];
  /**
   * Inputs of its results: the source of this file without titles, the files that it imports by a relative path, and
   * the code of pages that it reads.
   */
  sources: string[];
}

const FOLDER = 'docs/claims';
const TITLE = /^#(\S*): (.+)$/s;
/** A block of code of a page. */
const FENCE = /^( *)(`{3,}).*?^\1\2$/gms;

/** Returns the claim files of all pages, or of the selected ones. */
export function readClaimFiles(filter: (page: string) => boolean = () => true): ClaimFile[] {
  return globSync(`${FOLDER}/**/*.test.{ts,tsx}`, { cwd: ROOT })
    .map((name) => name.replaceAll('\\', '/'))
    .sort()
    .map((file) => ({ file, page: file.slice(FOLDER.length + 1).replace(/\.test\.tsx?$/, '') }))
    .filter(({ page }) => filter(page))
    .map(({ file, page }) => {
      const source = readFileSync(path.join(ROOT, file), 'utf8');
      return { file, page, claims: parseClaims(source), sources: sourcesFrom(file) };
    });
}

/**
 * Returns the tests that a claim file declares, with any modifiers: `test`, `it`, `test.concurrent`, `test.each(…)`.
 */
export function parseClaims(source: string): Claim[] {
  return declaredTests(source).map(({ title, line }) => {
    const text = title?.text ?? '';
    const [, section, statement = text] = TITLE.exec(text) ?? [];
    return { title: text, ...(section === undefined ? {} : { section }), statement, line };
  });
}

function declaredTests(source: string): { title?: ts.StringLiteralLike; line: number }[] {
  const parsed = ts.createSourceFile('claims.tsx', source, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX);
  const tests: ReturnType<typeof declaredTests> = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTest(node)) {
      const [title] = node.arguments;
      const line = parsed.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      tests.push({ ...(title && ts.isStringLiteralLike(title) ? { title } : {}), line });
    }
    node.forEachChild(visit);
  };
  visit(parsed);
  return tests;
}

/** Whether a call declares tests. `test.each(rows)` doesn't, but calling its result does. */
function isTest(node: ts.CallExpression): boolean {
  let callee: ts.Expression = node.expression;
  if (ts.isCallExpression(callee)) callee = callee.expression;
  else if (ts.isTaggedTemplateExpression(callee)) callee = callee.tag;
  else if (ts.isPropertyAccessExpression(callee) && isFactory(callee.name.text)) return false;
  while (ts.isPropertyAccessExpression(callee)) callee = callee.expression;
  return ts.isIdentifier(callee) && (callee.text === 'test' || callee.text === 'it');
}

function isFactory(name: string): boolean {
  return ['each', 'for', 'extend', 'override', 'runIf', 'skipIf', 'scoped'].includes(name);
}

/** Removes titles, which don't affect results. */
function withoutTitles(source: string): string {
  return declaredTests(source).reduceRight(
    (text, { title }) => (title ? text.slice(0, title.getStart()) + text.slice(title.end) : text),
    source,
  );
}

function sourcesFrom(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const claimsFile = path.join(ROOT, file);
  // skips invalid imports, which are reported when the file runs
  if (!existsSync(claimsFile)) return [];
  const source = readFileSync(claimsFile, 'utf8');
  const imported = ts
    .preProcessFile(source, true, true)
    .importedFiles.filter(({ fileName }) => /^\..*\.tsx?$/.test(fileName))
    .map(({ fileName }) => [fileName, path.posix.join(path.posix.dirname(file), fileName)] as const);
  const anywhere = imported.reduce(
    (text, [alias, name]) => text.replaceAll(`'${alias}'`, `'${name}'`),
    withoutTitles(source),
  );
  // some claims run code that a page shows
  const pages = (source.match(/\bdocs\/[\w/-]+\.mdx\b/g) ?? []).filter((name) =>
    existsSync(path.join(ROOT, name)),
  );
  const blocks = pages.flatMap((name) => readFileSync(path.join(ROOT, name), 'utf8').match(FENCE) ?? []);
  return [anywhere, ...blocks, ...imported.flatMap(([, name]) => sourcesFrom(name, seen))];
}

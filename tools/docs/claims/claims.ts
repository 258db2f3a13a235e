import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import ts from 'typescript-6';
import { ROOT } from '../pages.ts';

/** A sentence of a page that a test backs: the test's title. */
export interface Claim {
  /** Whitespace normalized; empty if it is not a plain string. */
  title: string;
  line: number;
}

/** The claims of a page: `docs/claims/<page>.test.ts`. */
export interface ClaimFile {
  /** Relative to the project: `docs/claims/config/test/isolate.test.ts`. */
  file: string;
  /** `config/test/isolate` */
  page: string;
  claims: Claim[];
  /** Sources of this file, what it imports by a relative path, and pages it reads, wherever the file itself lies. */
  sources: string[];
}

const FOLDER = 'docs/claims';

/** The claim files of all pages, or of those that are wanted. */
export function readClaimFiles(wanted: (page: string) => boolean = () => true): ClaimFile[] {
  return globSync(`${FOLDER}/**/*.test.{ts,tsx}`, { cwd: ROOT })
    .map((name) => name.replaceAll('\\', '/'))
    .sort()
    .map((file) => ({ file, page: file.slice(FOLDER.length + 1).replace(/\.test\.tsx?$/, '') }))
    .filter(({ page }) => wanted(page))
    .map(({ file, page }) => {
      const source = readFileSync(path.join(ROOT, file), 'utf8');
      return { file, page, claims: claimsOf(source), sources: sourcesFrom(file) };
    });
}

/** The tests that a claim file declares, whatever their modifiers: `test`, `it`, `test.concurrent`, `test.each(…)`. */
export function claimsOf(source: string): Claim[] {
  const parsed = ts.createSourceFile('claims.tsx', source, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX);
  const claims: Claim[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTest(node)) {
      const [title] = node.arguments;
      claims.push({
        title: title && ts.isStringLiteralLike(title) ? normalized(title.text) : '',
        line: parsed.getLineAndCharacterOfPosition(node.getStart()).line + 1,
      });
    }
    node.forEachChild(visit);
  };
  visit(parsed);
  return claims;
}

/** Whether it declares tests; `test.each(rows)` does not yet, but calling its result does. */
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

export function normalized(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function sourcesFrom(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const place = path.join(ROOT, file);
  // a wrong import is reported when the file runs
  if (!existsSync(place)) return [];
  const source = readFileSync(place, 'utf8');
  const imported = ts
    .preProcessFile(source, true, true)
    .importedFiles.filter(({ fileName }) => /^\..*\.tsx?$/.test(fileName))
    .map(({ fileName }) => [fileName, path.posix.join(path.posix.dirname(file), fileName)] as const);
  const anywhere = imported.reduce(
    (text, [written, name]) => text.replaceAll(`'${written}'`, `'${name}'`),
    source,
  );
  // some claims look at what a page shows
  const pages = (source.match(/\bdocs\/[\w/-]+\.mdx\b/g) ?? []).filter((name) =>
    existsSync(path.join(ROOT, name)),
  );
  const shown = pages.map((name) => readFileSync(path.join(ROOT, name), 'utf8'));
  return [anywhere, ...shown, ...imported.flatMap(([, name]) => sourcesFrom(name, seen))];
}

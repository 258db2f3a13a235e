import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { globSync } from 'tinyglobby';
import ts from 'typescript-6';
import { expect, it } from 'vitest';
import { CONTAINER } from './read/codeLines.ts';

const SOURCE = path.resolve(import.meta.dirname, '../..');
/** What reads a page's text. */
const FILES = ['node/content/**/*.ts', 'shared/*.ts', 'search/engine/*.ts'];
const SIGNS = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)),
  ...['\t', '\n', '\n# ', '<!--', '](', '{#', ' a', '。', '（', '“', '＃', 'é', '港'],
];
const LENGTH = 50_000;
/** A hundred times what a pattern takes that looks at each sign once, in milliseconds. */
const LONG = 300;

/** The patterns of a script: those it writes, and those that its constants put together. */
function patternsOf(file: string): RegExp[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const constants = vm.createContext({ CONTAINER });
  const found = new Map<string, RegExp>();
  const evaluate = (text: string): unknown => {
    try {
      return vm.runInContext(`(${text})`, constants);
    } catch {
      return undefined; // it needs more than constants
    }
  };
  const visit = (node: ts.Node): void => {
    const isPattern =
      ts.isRegularExpressionLiteral(node) ||
      (ts.isNewExpression(node) && node.expression.getText() === 'RegExp');
    const pattern = isPattern ? (evaluate(node.getText()) as RegExp | undefined) : undefined;
    if (pattern) found.set(String(pattern), new RegExp(pattern.source, pattern.flags));
    if (ts.isVariableDeclaration(node) && node.initializer)
      constants[node.name.getText()] ??= evaluate(node.initializer.getText());
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...found.values()];
}

it.each(globSync(FILES, { cwd: SOURCE, ignore: '**/*.test.ts' }).sort())(
  'no pattern of %s takes long for what has many of one sign',
  (file) => {
    const slow: string[] = [];
    for (const pattern of patternsOf(path.join(SOURCE, file)))
      for (const sign of SIGNS) {
        const text = `${sign.repeat(LENGTH / sign.length)}\0`;
        const start = performance.now();
        text.replace(pattern, '');
        if (performance.now() - start > LONG) slow.push(`${pattern} ${JSON.stringify(sign)}`);
      }
    expect(slow).toEqual([]);
  },
);

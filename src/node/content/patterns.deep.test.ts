import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { globSync } from 'tinyglobby';
import ts from 'typescript-6';
import { expect, it } from 'vitest';

const SOURCE = path.resolve(import.meta.dirname, '../..');
/** Modules that parse a page's text. */
const FILES = ['node/content/**/*.ts', 'shared/*.ts', 'search/engine/*.ts'];
const IGNORED = ['**/*.test.ts'];
const SAMPLES = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)),
  ...['\t', '\n', '\n# ', '<!--', '](', '{#', ' a', '。', '（', '“', '＃', 'é', '港'],
];
const LENGTH = 200_000;
/**
 * Timeout in milliseconds. A pattern in linear time takes a hundredth of it for all texts, and one in quadratic time
 * minutes for a single text.
 */
const TIMEOUT = 20_000;
const TEXTS = SAMPLES.map((sample) => `${sample.repeat(LENGTH / sample.length)}\0`);
/** A separate script, which can be killed while a pattern is running. */
const REPLACE_ALL = new vm.Script(
  'for (const text of texts) { first = text[0]; text.replace(pattern, ""); }',
);

/** Returns the regular expressions of a script: literals, and those built from its constants. */
function readPatterns(file: string): RegExp[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const constants = vm.createContext({});
  const patterns = new Map<string, RegExp>();
  const evaluate = (text: string): unknown => {
    try {
      return vm.runInContext(`(${text})`, constants);
    } catch {
      return undefined; // the pattern uses more than constants
    }
  };
  const visit = (node: ts.Node): void => {
    const isPattern =
      ts.isRegularExpressionLiteral(node) ||
      (ts.isNewExpression(node) && node.expression.getText() === 'RegExp');
    const pattern = isPattern ? (evaluate(node.getText()) as RegExp | undefined) : undefined;
    if (pattern) patterns.set(String(pattern), new RegExp(pattern.source, pattern.flags));
    if (ts.isVariableDeclaration(node) && node.initializer)
      constants[node.name.getText()] ??= evaluate(node.initializer.getText());
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...patterns.values()];
}

it.each(globSync(FILES, { cwd: SOURCE, ignore: IGNORED }).sort())(
  'the patterns of %s take linear time on many equal characters',
  (file) => {
    const context = { texts: TEXTS, first: '', pattern: /./ };
    vm.createContext(context);
    for (const pattern of readPatterns(path.join(SOURCE, file))) {
      if (!/[*+]|,\}/.test(pattern.source)) continue; // skips patterns without repetition
      context.pattern = pattern;
      try {
        REPLACE_ALL.runInContext(context, { timeout: TIMEOUT });
      } catch {
        expect.fail(`${pattern} hangs on many "${context.first}"`);
      }
    }
  },
  0, // TIMEOUT is the limit
);

import { readFileSync } from 'node:fs';
import path from 'node:path';
import escapeStringRegexp from 'escape-string-regexp';
import { globSync } from 'tinyglobby';
import type ts from 'typescript-6';
import { SOURCE } from '../src/node/base/importGraph.ts';
import { pluralBase } from '../src/node/i18n/checkStrings.ts';

/** References in code: keys, groups, and prefixes of composed keys. */
interface UsedKeys {
  names: Set<string>;
  beginnings: Set<string>;
}

/**
 * Returns the strings that the engine's code does not use: neither as the argument of `t('footer.next')`, nor as the
 * beginning of a template (`` t(`callout.${type}`) ``), nor as a property (`strings.footnotes.title`). Read from the
 * syntax: a key that only a message or a comment quotes is not used.
 */
export async function unusedKeys(
  keys: readonly string[],
  files: readonly string[] = readEngine(),
): Promise<string[]> {
  // takes a second to load, and only this needs it
  const { default: compiler } = await import('typescript-6');
  const used: UsedKeys = { names: new Set(), beginnings: new Set() };
  const pattern = usagePattern(keys);
  for (const code of files) if (pattern.test(code)) collect(compiler, code, used);
  const names = [...used.names];
  return keys.filter((key) => {
    const name = pluralBase(key) ?? key;
    return (
      !names.some((usedKey) => usedKey === name || name.startsWith(`${usedKey}.`)) &&
      ![...used.beginnings].some((start) => name.startsWith(start))
    );
  });
}

/** Matches scripts that can use one of the keys, so that only these are parsed. */
function usagePattern(keys: readonly string[]): RegExp {
  const groups = keys.map((key) => (pluralBase(key) ?? key).split('.')).filter((names) => names.length > 1);
  const chains = groups.map((names) => names.slice(0, 2).map(escapeStringRegexp).join('\\s*\\??\\.\\s*'));
  return new RegExp(
    `\\bt\\s*(?:\\?\\.)?\\s*[(<]|\\bstrings\\s*\\??\\.|\\b(?:${[...new Set(chains)].join('|')})\\b`,
  );
}

function collect(compiler: typeof ts, code: string, { names, beginnings }: UsedKeys): void {
  const takeKeys = (node: ts.Node): void => {
    if (compiler.isStringLiteralLike(node)) names.add(node.text);
    else if (compiler.isTemplateExpression(node) && node.head.text.includes('.'))
      beginnings.add(node.head.text);
    else compiler.forEachChild(node, takeKeys);
  };
  const visit = (node: ts.Node): void => {
    if (compiler.isCallExpression(node) && /(?:^|\.)t$/.test(node.expression.getText())) {
      const [key] = node.arguments;
      if (key) takeKeys(key);
    }
    // matches `a.b.c` as a whole, not the `a.b` in it
    if (compiler.isPropertyAccessExpression(node) && !compiler.isPropertyAccessExpression(node.parent)) {
      const chain = node.getText().replaceAll('?.', '.');
      names.add(chain.split(/\bstrings\./).at(-1) ?? chain);
    }
    compiler.forEachChild(node, visit);
  };
  visit(compiler.createSourceFile('code.tsx', code, compiler.ScriptTarget.Latest, true));
}

function readEngine(): string[] {
  const files = globSync('**/*.{ts,tsx}', { cwd: SOURCE, ignore: ['**/*.test.*', '**/testing/**'] });
  const site = ['site.config.ts', 'docs/navigation.ts', ...globSync('components/**/*.{ts,tsx}')];
  return [...files.map((file) => path.join(SOURCE, file)), ...site].map((file) => readFileSync(file, 'utf8'));
}

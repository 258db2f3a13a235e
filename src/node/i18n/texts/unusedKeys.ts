import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { pluralBase } from './plurals.ts';

const source = path.resolve(import.meta.dirname, '../../..');

/**
 * The strings that the engine's code never mentions, be it in quotes (`t('footer.edit')`), as the prefix of a template
 * (`` t(`callout.${type}`) ``) or as a property (`strings.footnotes.title`, `zoom.open`). Anything that looks like a
 * key counts as a use.
 */
export function unusedKeys(keys: readonly string[], code = readEngine()): string[] {
  const named = new Set([...code.matchAll(/(['"`])([\w.]+)\1/g)].map(([, , name]) => name ?? ''));
  const beginnings = [...code.matchAll(/`([\w.]+)\$\{/g)].map(([, start]) => start ?? '');
  const properties = [...code.matchAll(/\bstrings\.([\w.]+)/g)].map(([, name]) => name ?? '');
  const chains = new Set(code.match(/\b[a-z]\w*(?:\.\w+)+/g));
  return keys.filter((key) => {
    const name = pluralBase(key) ?? key;
    const isProperty = properties.some(
      (property) => `${name}.`.startsWith(`${property}.`) || property.startsWith(`${name}.`),
    );
    return (
      !named.has(name) &&
      !chains.has(name) &&
      !isProperty &&
      !beginnings.some((start) => name.startsWith(start))
    );
  });
}

function readEngine(): string {
  const files = globSync('**/*.{ts,tsx}', { cwd: source, ignore: ['**/*.test.*', '**/testing/**'] });
  return files.map((file) => readFileSync(path.join(source, file), 'utf8')).join('\n');
}

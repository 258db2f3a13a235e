import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { SOURCE } from '../base/importGraph.ts';
import type { Problem } from '../base/problems.ts';
import type { ResolvedSite } from '../config/resolveSite.ts';
import { pluralBase } from './checkTexts.ts';
import { loadStrings } from './loadStrings.ts';
import { type Note, readNotes } from './notes.ts';
import type { TranslationUnit } from './status/translationStatus.ts';

/** All findings about the shell's strings: build errors, and warnings to review. */
export async function checkStrings(
  site: ResolvedSite,
  units: readonly TranslationUnit[],
): Promise<{ notes: Map<string, Note>; problems: Problem[] }> {
  const { problems } = await loadStrings(site);
  const texts = units.filter(({ kind }) => kind === 'keys');
  const keys = new Map(texts.map(({ name, source }) => [name, source]));
  const { notes, problems: ofNotes } = readNotes(site, [...keys.keys()]);
  const unused = unusedKeys([...keys.keys()]).map((name): Problem => {
    const { file = '', line } = keys.get(name) ?? {};
    const advice = 'Remove it from all languages.';
    return {
      severity: 'warning',
      file,
      ...(line ? { line } : {}),
      message: `No code uses the text “${name}”.`,
      advice,
    };
  });
  const untranslated = texts.filter((unit) => looksUntranslated(unit, notes.get(unit.name)));
  const same = untranslated.map(({ name, translation: { file, line } }): Problem => {
    const message = `The text “${name}” is the same as in English.`;
    const advice = 'Translate it, or say “"sameAsEnglish": true” in its note in notes.json.';
    return { severity: 'warning', file, ...(line ? { line } : {}), message, advice };
  });
  return { notes, problems: [...problems, ...ofNotes, ...unused, ...same] };
}

function looksUntranslated({ source, translation }: TranslationUnit, note: Note | undefined): boolean {
  const hasWords = /\p{L}{2}/u.test(source.text.replace(/\{\{.*?\}\}/g, ''));
  return hasWords && !note?.sameAsEnglish && translation.text === source.text;
}

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
  const files = globSync('**/*.{ts,tsx}', { cwd: SOURCE, ignore: ['**/*.test.*', '**/testing/**'] });
  return files.map((file) => readFileSync(path.join(SOURCE, file), 'utf8')).join('\n');
}

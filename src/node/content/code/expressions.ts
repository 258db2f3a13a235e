import path from 'node:path';
import { createJavaScriptRegexEngine, defaultJavaScriptRegexConstructor } from 'shiki/engine/javascript';
import { readIfThere } from '../../base/readIfThere.ts';

/** A regular expression of a grammar, and the same in JavaScript. */
export type Translation = [pattern: string, source: string, flags: string];

/** File with those that come with the package, beside this script. */
export const TRANSLATIONS = 'translations.json';

/** The package is made with a later Node than some that it runs in. */
const TARGET = 'ES2024';

/**
 * Runs grammars with JavaScript’s regular expressions. Translating them takes as long as the code of twenty pages: those
 * of usual code have been translated when the package was made (`tools/package/build.ts`).
 *
 * @param known Default: {@link TRANSLATIONS}
 * @param onTranslated told of what was not known
 */
export function grammarEngine(known = readTranslations(), onTranslated?: (translation: Translation) => void) {
  const expressions = new Map(known.map(([pattern, ...expression]) => [pattern, expression]));
  return createJavaScriptRegexEngine({
    regexConstructor: (pattern) => {
      const expression = expressions.get(pattern);
      if (expression) return new RegExp(...expression);
      const translated = defaultJavaScriptRegexConstructor(pattern, { target: TARGET });
      // a few are more than an expression: classes that emulate what JavaScript has not
      if (translated.constructor === RegExp) onTranslated?.([pattern, translated.source, translated.flags]);
      return translated;
    },
  });
}

function readTranslations(): Translation[] {
  const text = readIfThere(path.join(import.meta.dirname, TRANSLATIONS));
  return text ? (JSON.parse(String(text)) as Translation[]) : [];
}

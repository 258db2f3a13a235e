import { displayPath } from '../../base/displayPath.ts';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import { type LocaleStrings, localeFile } from '../loadStrings.ts';
import { readLocale } from './readLocale.ts';
import { mapTexts } from './textTree.ts';

/** Replaces every string with its key and location: `⟦footer.edit locales/en.json:26⟧`. */
export function keyTexts(
  site: ResolvedSite,
  strings: Record<string, LocaleStrings>,
): Record<string, LocaleStrings> {
  const languages = Object.entries(strings).map(([lang, texts]) => {
    const file = localeFile(site, lang);
    if (!file) return [lang, texts];
    const name = displayPath(site, file);
    const { lineOf } = readLocale(file, name);
    return [lang, mapTexts(texts, (_, key) => `⟦${key} ${name}:${lineOf(key.split('.'))}⟧`)];
  });
  return Object.fromEntries(languages) as Record<string, LocaleStrings>;
}

import path from 'node:path';
import { defaultLanguage } from '../../../shared/routes.ts';
import { isTextKey, type Localized } from '../../../shared/themeConfig.ts';
import { displayPath } from '../../base/paths.ts';
import { didYouMean, type Problem } from '../../base/problems.ts';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import type { Texts } from '../../i18n/textTree.ts';

/** The problem with the key of a text; `undefined` if the locale files have such a text. */
export function unknownText(
  site: ResolvedSite,
  key: string,
  texts: Texts,
): Pick<Problem, 'message' | 'advice' | 'code'> | undefined {
  if (texts.has(key)) return undefined;
  const file = displayPath(site, path.join(site.localesDir, `${defaultLanguage(site.space)}.json`));
  const message = `${file} has no text “${key}”.`;
  return { message, advice: didYouMean(key, texts.keys(), 'Add the text there.'), code: 'unknown-key' };
}

/** The keys of texts in a part of the configuration or navigation, in their order. */
export function textKeysIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isTextKey(value as Localized)) return [(value as { key: string }).key];
  return Object.values(value).flatMap(textKeysIn);
}

import path from 'node:path';
import { z } from 'zod';
import { defaultLanguage } from '../../../shared/routes.ts';
import { isTextKey, type Localized, localized } from '../../../shared/themeConfig.ts';
import { displayPath } from '../../base/paths.ts';
import { didYouMean, findStringLine, type Problem } from '../../base/problems.ts';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import type { StringMap } from '../../i18n/stringTree.ts';

/** A file with localized strings: the configuration, or the navigation. */
interface TextFile {
  /** Path of the file, for messages. */
  displayFile: string;
  /** Source text of the file. */
  text: string;
  /** Exported value, as described by the schema. */
  value: unknown;
  schema: z.ZodType;
}

/**
 * Reports strings of the configuration or navigation whose key isn't in the locale files, or whose language the site
 * doesn't have.
 *
 * @param strings strings of the site's first language, by full key
 */
export function checkLocalized(site: ResolvedSite, file: TextFile, strings: StringMap): Problem[] {
  return localizedIn(file.schema, file.value).flatMap(([place, text]): Problem[] => {
    const problem = { severity: 'error', file: file.displayFile, code: 'unknown-key' } as const;
    if (typeof text === 'string') return [];
    if (!isTextKey(text))
      return unknownLanguages(site, text).map((lang) => ({
        ...problem,
        message: `"${place}" has a string for "${lang}", which is not a language of this site.`,
        advice: `Write one string, or one for each language: { ${site.space.languages.map((known) => `${known}: '…'`).join(', ')} }.`,
      }));
    if (strings.has(text.key)) return [];
    const locale = displayPath(site, path.join(site.localesDir, `${defaultLanguage(site.space)}.json`));
    return [
      {
        ...problem,
        ...findStringLine(file.text, text.key),
        message: `"${place}" refers to a key that ${locale} does not contain: "${text.key}".`,
        advice: didYouMean(text.key, strings.keys(), 'Add the key there.'),
      },
    ];
  });
}

function unknownLanguages({ space }: ResolvedSite, text: object): string[] {
  return Object.keys(text).filter((lang) => !space.languages.includes(lang));
}

/** Returns the localized strings of a value, with their paths: `themeConfig.tools.items.0.name`. */
function localizedIn(schema: unknown, value: unknown, place: readonly string[] = []): [string, Localized][] {
  if (value === undefined) return [];
  if (schema === localized) return [[place.join('.'), value as Localized]];
  if (schema instanceof z.ZodOptional) return localizedIn(schema.unwrap(), value, place);
  if (schema instanceof z.ZodUnion) {
    const matching = schema.options.find((option) => z.safeParse(option, value).success);
    return localizedIn(matching, value, place);
  }
  const childSchema = (key: string): unknown => {
    if (schema instanceof z.ZodObject) return schema.shape[key];
    if (schema instanceof z.ZodArray) return schema.element;
    if (schema instanceof z.ZodRecord) return schema.valueType;
    return undefined;
  };
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => localizedIn(childSchema(key), part, [...place, key]));
}

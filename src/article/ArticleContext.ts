import type { TFunction } from 'i18next';
import { createContext, useContext } from 'react';
import type { TextDirection } from '../shared/siteConfig.ts';
import type { ArticleStylesheet } from '../shared/stylesheets.ts';

export interface ArticleContextValue {
  /** Returns strings in the article's language. */
  t: TFunction;
  /** Language of the article. */
  lang: string;
  /** Label of a copy button after copying. Default: the shell's, in its own language. */
  copied?: string | undefined;
  /** Writing direction of the article. Default: `'ltr'`. */
  dir?: TextDirection | undefined;
  /** Stylesheets that the page needs in addition to the common one. Elements add theirs when they are rendered. */
  styles: Set<ArticleStylesheet>;
}

export const ArticleContext = createContext<ArticleContextValue | undefined>(undefined);

/** Returns the context of the page that is being rendered. */
export function useArticle(): ArticleContextValue {
  const value = useContext(ArticleContext);
  if (value === undefined)
    throw new Error(
      'A built-in component is used in a slot or an island. Built-in components only work in pages, and in components and layouts that are rendered at build time.',
    );
  return value;
}

/** Language of the article. */
export function useLanguage(): string {
  return useArticle().lang;
}

/**
 * Returns a function for strings of the site (the group `site` of its locale files), in the language of the article.
 */
export function useStrings(): (key: string, values?: Readonly<Record<string, string | number>>) => string {
  const { t } = useArticle();
  return (key, values = {}) => siteText(t, key, values);
}

/** Returns a string of the site by its untyped key. Throws if the key doesn't exist. */
export function siteText(
  t: TFunction,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const text: string = t(key as never, { ...values, defaultValue: '' });
  if (text === '') throw new Error(`The locale files do not contain the key "${key}".`);
  return text;
}

/** Adds a stylesheet to the page. Every component whose styles aren't in the common stylesheet calls it. */
export function useStyles(name: ArticleStylesheet): void {
  useArticle().styles.add(name);
}

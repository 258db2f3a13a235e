import { existsSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Problem, warning } from 'docs-site-engine/node';
import { importConfig } from './sourceConfig.ts';
import { type Found, readSource, type SourceSite, type Tool } from './sourceSite.ts';

/** An object in the old configuration. */
export type Keys = Record<string, unknown>;

export const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

export function toKeys(value: unknown): Keys {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Keys) : {};
}

const isPlain = (value: unknown): value is Keys =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype);

/** Keys that were read, by object. */
const readKeys = new WeakMap<object, Set<PropertyKey>>();

/** Wraps a value to record which keys are read; {@link unreadKeys} returns the others. */
function trackReads<Value>(value: Value): Value {
  if (!isPlain(value)) return value;
  const copy: object = Array.isArray(value) ? [...(value as unknown[])] : { ...value };
  return new Proxy(copy, {
    get(target, key) {
      readKeys.set(value, (readKeys.get(value) ?? new Set()).add(key));
      return trackReads(Reflect.get(target, key) as unknown);
    },
  }) as Value;
}

/** Returns the keys of a tracked value that weren't read, and are therefore not migrated. */
function unreadKeys(value: unknown, keyPath = ''): string[] {
  if (!isPlain(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const name = Array.isArray(value) ? keyPath : `${keyPath}${keyPath === '' ? '' : '.'}${key}`;
    if (inner === undefined || inner === false) return [];
    return readKeys.get(value)?.has(key) ? unreadKeys(inner, name) : [name];
  });
}

/** The configuration of another tool. */
export interface Settings {
  /** Configuration of the whole site. */
  config: Keys;
  /** Settings of each language, with its theme merged into the site's, in the order of the source. */
  languages: { locale: Keys; theme: Keys }[];
  /** Names of options that weren't read. */
  unread(): string[];
}

/** Options about the location of the site, or with an equivalent default. */
const SAME = new Set(['root', 'srcDir', 'cleanUrls', 'extends', 'lang', 'link', 'themeConfig', 'locales']);

/**
 * Runs the configuration of a site and of its folders. Reports files that can't be run.
 *
 * @param found location of the site, derived from its files
 */
export async function readSite(
  tool: Tool,
  found: Found,
  manualChanges: Problem[],
): Promise<{ source: SourceSite; settings: Settings }> {
  const replaced = new Set<string>();
  const read = async (file: string): Promise<Keys> => {
    if (!existsSync(file)) return {};
    try {
      return await importConfig(file, replaced);
    } catch (error) {
      const name = path.relative(path.dirname(found.folder), file);
      const message = `The configuration could not be executed: ${(error as Error).message.split('\n')[0]}`;
      const advice = 'Install the packages of the old site, or write site.config.ts and docs/navigation.ts.';
      manualChanges.push(warning(name, message, advice));
      return {};
    }
  };
  const files = new Set([found.configFile ?? '', path.join(found.folder, 'config.ts')]);
  const configs: Keys[] = [];
  for (const file of files) configs.push(await read(file));
  const config = merge(configs);
  const source = readSource(tool, found, [config.srcDir, config.root].find(isText));
  const theme = toKeys(config.themeConfig);
  // the site's navigation links to pages of the first language, except sidebars below another language's folder
  const { nav: _nav, sidebar, ...shared } = theme;
  const folders = source.languages.map(({ folder }) => folder).filter(Boolean);
  const sidebars = Object.groupBy(
    Array.isArray(sidebar) ? [] : Object.entries(toKeys(sidebar)),
    ([prefix]) => folders.find((folder) => `${prefix}/`.startsWith(`/${folder}/`)) ?? '',
  );
  const languages: Settings['languages'] = [];
  const rest = new Map(Object.entries(toKeys(config.locales)));
  for (const { lang, folder } of source.languages) {
    const inFolder = folder === '' ? {} : await read(path.join(source.folder, folder, 'config.ts'));
    const names = folder === '' ? ['root', lang] : [folder, lang];
    for (const name of names) rest.delete(name);
    const localeTheme = languageOptions(theme.locales, names);
    const locale = merge([languageOptions(config.locales, names), inFolder]);
    const isFirst = languages.length === 0;
    const below = [...((isFirst && sidebars['']) || []), ...((folder !== '' && sidebars[folder]) || [])];
    languages.push({
      locale: { ...pick(localeTheme, ['title', 'description', 'label']), ...locale },
      theme: {
        ...(isFirst ? theme : shared),
        ...(below.length > 0 ? { sidebar: Object.fromEntries(below) } : {}),
        ...pick(
          localeTheme,
          Object.keys(localeTheme).filter((key) => !['title', 'description', 'label'].includes(key)),
        ),
        ...toKeys(locale.themeConfig),
      },
    });
  }
  const names = [...replaced].sort().join(', ');
  const message = `The old configuration uses packages that are not installed. Their settings are not migrated: ${names}.`;
  if (replaced.size > 0) manualChanges.push(warning('site.config.ts', message));
  const unread = () => {
    const shownOnce = (name: string, theme: Keys, index: number) => {
      const [first, value] = [languages[0]?.theme, theme].map((settings) =>
        name.split('.').reduce<unknown>((inner, key) => toKeys(inner)[key], settings),
      );
      return index > 0 && value !== undefined && isDeepStrictEqual(first, value);
    };
    return [
      ...unreadKeys(config),
      ...[...rest.keys()].map((name) => `locales.${name}`),
      ...languages.flatMap(({ locale, theme }, index) => [
        ...unreadKeys(locale).map((name) =>
          SAME.has(name) ? name : `locales.${source.languages[index]?.folder || 'root'}.${name}`,
        ),
        ...unreadKeys(theme)
          .filter((name) => !shownOnce(name, theme, index))
          .map((name) => (SAME.has(name) ? name : `themeConfig.${name}`)),
      ]),
    ].filter((name) => !SAME.has(name));
  };
  return {
    source,
    settings: {
      config: trackReads(config),
      languages: languages.map(({ locale, theme }) => ({
        locale: trackReads(locale),
        theme: trackReads(theme),
      })),
      unread,
    },
  };
}

function pick(value: Keys, names: readonly string[]): Keys {
  return Object.fromEntries(names.filter((name) => name in value).map((name) => [name, value[name]]));
}

/** Returns the options of a language: VitePress has an object of languages by folder, Rspress a list. */
function languageOptions(locales: unknown, names: readonly string[]): Keys {
  if (Array.isArray(locales))
    return toKeys(locales.find((locale) => names.includes(String(toKeys(locale).lang))));
  return toKeys(names.map((name) => toKeys(locales)[name]).find((value) => value !== undefined));
}

function merge(configs: readonly Keys[]): Keys {
  const themeConfig = Object.assign({}, ...configs.map((config) => toKeys(config.themeConfig)));
  return { ...Object.assign({}, ...configs), themeConfig };
}

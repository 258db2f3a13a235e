import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../base/problems.ts';
import { importConfig } from './foreignConfig.ts';
import type { SourceSite } from './sourceSite.ts';

/** An object of a foreign configuration. */
export type Keys = Record<string, unknown>;

export const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

export function keys(value: unknown): Keys {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Keys) : {};
}

/** The configuration of another tool. */
export interface Settings {
  /** That of the whole site. */
  config: Keys;
  /** What a language says itself, and its theme with that of the whole site; in the order of the source's languages. */
  languages: { locale: Keys; theme: Keys }[];
}

/** Runs the configuration of a site, and that of a folder of pages with one of its own; tells what cannot be run. */
export async function readSettings(source: SourceSite, left: Problem[]): Promise<Settings> {
  const read = async (file: string): Promise<Keys> => {
    try {
      return await importConfig(file);
    } catch (error) {
      left.push({
        severity: 'warning',
        file: path.relative(path.dirname(source.folder), file),
        message: `The configuration could not be run: ${(error as Error).message.split('\n')[0]}`,
        advice: 'Install the packages of the old site, or write site.config.ts and docs/navigation.ts.',
      });
      return {};
    }
  };
  const own = path.join(source.folder, 'config.ts');
  const files = [source.configFile, own].filter((file) => file !== undefined && existsSync(file));
  const configs: Keys[] = [];
  for (const file of new Set(files)) configs.push(await read(file as string));
  const config = merge(configs);
  const theme = keys(config.themeConfig);
  // that of the whole site leads to pages of the first language
  const { nav: _nav, sidebar: _sidebar, ...shared } = theme;
  const languages: Settings['languages'] = [];
  for (const { lang, folder } of source.languages) {
    const file = path.join(source.folder, folder, 'config.ts');
    const inFolder = folder !== '' && existsSync(file) ? await read(file) : {};
    const names = folder === '' ? ['root', lang] : [folder, lang];
    const locale = merge([ofLanguage(config.locales, names), inFolder]);
    languages.push({
      locale,
      theme: {
        ...(languages.length === 0 ? theme : shared),
        ...ofLanguage(theme.locales, names),
        ...keys(locale.themeConfig),
      },
    });
  }
  return { config, languages };
}

/** Of VitePress, an object by folder; of Rspress, a list. */
function ofLanguage(locales: unknown, names: readonly string[]): Keys {
  if (Array.isArray(locales))
    return keys(locales.find((locale) => names.includes(String(keys(locale).lang))));
  return keys(names.map((name) => keys(locales)[name]).find((value) => value !== undefined));
}

function merge(configs: readonly Keys[]): Keys {
  const themeConfig = Object.assign({}, ...configs.map((config) => keys(config.themeConfig)));
  return { ...Object.assign({}, ...configs), themeConfig };
}

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SOURCE } from '../../base/importGraph.ts';

const FOLDER = path.join(SOURCE, 'node/commands/init/starter');

/** Language whose starter pages are used if a language has none. */
const FALLBACK_LANGUAGE = 'en';

/** Languages written from right to left. */
const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur']);

/** Options of a new site. */
export interface StarterOptions {
  title: string;
  /** Language tags; the first one is the default language. */
  languages: readonly string[];
  /** Name of the engine's package. */
  engine: string;
}

/** Returns the files of a new site, by their paths relative to its folder. */
export function starterFiles({ title, languages, engine }: StarterOptions): Record<string, string> {
  const pages = languages.flatMap((lang) => {
    const names = readdirSync(FOLDER);
    const folder = path.join(FOLDER, names.includes(lang) ? lang : FALLBACK_LANGUAGE);
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.mdx'))
      .sort()
      .map((name): [string, string] => {
        // the title is only in the frontmatter, in double quotes
        const text = readFileSync(path.join(folder, name), 'utf8');
        const content = text.replaceAll('{title}', title.replace(/["\\]/g, '\\$&'));
        return [`docs/${lang}/${name.replaceAll(path.sep, '/')}`, content];
      });
  });
  return {
    'rsbuild.config.ts': rsbuildConfigText(engine),
    'site.config.ts': configText(title, languages, engine),
    '.gitignore': 'node_modules/\ndist/\n',
    ...Object.fromEntries(pages),
  };
}

function rsbuildConfigText(engine: string): string {
  return `import { defineConfig, pluginDocs } from ${quoted(engine)};
import site from './site.config.ts';

export default defineConfig({ plugins: [pluginDocs(site)] });
`;
}

function configText(title: string, languages: readonly string[], engine: string): string {
  const list = languages.map((lang) => {
    const label = new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang;
    const dir = RIGHT_TO_LEFT.has(new Intl.Locale(lang).language) ? ", dir: 'rtl'" : '';
    return `    { lang: ${quoted(lang)}, label: ${quoted(label)}${dir} },`;
  });
  return `import { defineSite } from ${quoted(engine)};

export default defineSite({
  title: ${quoted(title)},
  languages: [
${list.join('\n')}
  ],
});
`;
}

function quoted(text: string): string {
  return `'${text.replace(/['\\]/g, '\\$&')}'`;
}

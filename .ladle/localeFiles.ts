import path from 'node:path';
import type { Plugin } from 'vite';
import siteConfig from '../site.config.ts';
import { formatProblems, hasErrors } from '../src/node/base/problems.ts';
import { resolveSite } from '../src/node/config/resolveSite.ts';
import { checkSource } from '../src/node/i18n/checkStrings.ts';
import { checkLocales } from '../src/node/i18n/loadStrings.ts';
import { parseLocale, readLocale } from '../src/node/i18n/readLocale.ts';
import { flattenStrings } from '../src/node/i18n/stringTree.ts';

const root = path.resolve(import.meta.dirname, '..');
const ENGLISH = path.join(root, 'locales/en.json');

/**
 * Reports problems of a locale file like the dev server, with line and advice. Vite's own error has no file, which
 * breaks its overlay (seen in Vite 8.3): the page stays empty, even after the file is fixed.
 */
export function localeFiles(): Plugin {
  const site = resolveSite(siteConfig, root);
  return {
    name: 'locale-files',
    enforce: 'pre',
    transform(source, id) {
      const displayFile = path.relative(root, id);
      const [, lang] = /^locales\/([\w-]+)\.json$/.exec(displayFile) ?? [];
      if (lang === undefined) return;
      // missing and unknown keys depend on the English file
      this.addWatchFile(ENGLISH);
      const file = { ...parseLocale(Buffer.from(source), displayFile), displayFile };
      const english = lang === 'en' ? file.value : readLocale(ENGLISH, ENGLISH).value;
      const problems =
        english === undefined || file.value === undefined
          ? file.problems
          : lang === 'en'
            ? checkSource(lang, file)
            : checkLocales(site, flattenStrings(english), lang, [file]);
      if (problems.length === 0) return;
      const message = formatProblems(problems);
      const line = problems[0]?.line ?? 1;
      if (hasErrors(problems)) this.error({ id, message, loc: { file: id, line, column: 0 } });
      else this.warn(message);
    },
  };
}

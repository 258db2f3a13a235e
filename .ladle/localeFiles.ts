import path from 'node:path';
import type { Plugin } from 'vite';
import { parseLocale } from '../src/build/i18n/readLocale.ts';
import { formatProblems } from '../src/build/problems.ts';

const root = path.resolve(import.meta.dirname, '..');

/**
 * Says what is wrong with a locale file that cannot be read, with line and advice. Vite's own message has no file, which
 * its overlay does not survive (seen in Vite 8.3): the page stays empty, also after the file was mended.
 */
export function localeFiles(): Plugin {
  return {
    name: 'locale-files',
    enforce: 'pre',
    transform(source, id) {
      const file = path.relative(root, id);
      if (!/^locales\/[\w-]+\.json$/.test(file)) return;
      const { value, problems } = parseLocale(Buffer.from(source), file);
      if (value !== undefined) return;
      const line = problems[0]?.line ?? 1;
      this.error({ id, message: formatProblems(problems), loc: { file: id, line, column: 0 } });
    },
  };
}

import path from 'node:path';
import type { Plugin } from 'vite';
import { formatProblems } from '../src/node/base/problems.ts';
import { parseLocale } from '../src/node/i18n/readLocale.ts';

const root = path.resolve(import.meta.dirname, '..');

/**
 * Reports what is wrong with an unreadable locale file, with line and advice. Vite's own error has no file, which
 * breaks its overlay (seen in Vite 8.3): the page stays empty, even after the file is fixed.
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

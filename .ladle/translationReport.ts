import path from 'node:path';
import type { Plugin } from 'vite';
import { loadSiteConfig } from '../src/node/config/resolveSite.ts';
import { renderReport } from '../src/node/i18n/report/reportPage.ts';
import { readTranslations } from '../src/node/i18n/status/translationStatus.ts';
import { TRANSLATIONS_PAGE } from '../stories/support/translationsPage.ts';
import { answer } from './answer.ts';

async function render(): Promise<string> {
  const site = await loadSiteConfig(path.resolve(import.meta.dirname, '..'));
  return renderReport(site, await readTranslations(site));
}

/** The dashboard of `npm run i18n -- report` as a page of the workbench; always up to date in development. */
export function translationReport(): Plugin {
  return {
    name: 'translation-report',
    configureServer: ({ middlewares }) => {
      middlewares.use(
        `/${TRANSLATIONS_PAGE}`,
        (_request, response) => void answer(response, 'text/html', render),
      );
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: TRANSLATIONS_PAGE, source: await render() });
    },
  };
}

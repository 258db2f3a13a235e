import path from 'node:path';
import type { Plugin } from 'vite';
import { renderReport } from '../packages/translations/src/reportPage.ts';
import { readTranslations } from '../packages/translations/src/translationStatus.ts';
import { loadSiteConfig } from '../src/node/config/resolveSite.ts';
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

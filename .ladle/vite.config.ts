import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { refuseStrangers } from '../src/node/commands/dev/strangers.ts';
import { articlePages } from './articlePages.ts';
import { componentDocs } from './componentDocs.ts';
import { layerOrder } from './layerOrder.ts';
import { localeFiles } from './localeFiles.ts';
import { storyList } from './storyList.ts';
import { translationReport } from './translationReport.ts';

export default defineConfig({
  // Ladle imports it, but does not list it: found late, it would load the page a second time
  optimizeDeps: { include: ['msw/browser'], exclude: ['ladle:compose-story', 'axe-core'] },
  plugins: [
    {
      name: 'refuse-strangers',
      configureServer: ({ middlewares }) => {
        middlewares.use(refuseStrangers(path.resolve(import.meta.dirname, '..')));
      },
    },
    localeFiles(),
    articlePages(),
    componentDocs(),
    layerOrder(),
    storyList(),
    translationReport(),
    vanillaExtractPlugin(),
  ],
});

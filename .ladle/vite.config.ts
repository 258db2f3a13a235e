import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
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
    localeFiles(),
    articlePages(),
    componentDocs(),
    layerOrder(),
    storyList(),
    translationReport(),
    vanillaExtractPlugin(),
  ],
});

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { articlePages } from './articlePages.ts';
import { layerOrder } from './layerOrder.ts';
import { localeFiles } from './localeFiles.ts';
import { translationReport } from './translationReport.ts';

export default defineConfig({
  plugins: [localeFiles(), articlePages(), layerOrder(), translationReport(), vanillaExtractPlugin()],
});

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { articlePages } from './articlePages.ts';
import { layerOrder } from './layerOrder.ts';

export default defineConfig({
  plugins: [articlePages(), layerOrder(), vanillaExtractPlugin()],
});

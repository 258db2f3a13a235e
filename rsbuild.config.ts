import { defineConfig } from '@rsbuild/core';
import site from './site.config.ts';
import { pluginDocs } from './src/node/index.ts';

export default defineConfig({ plugins: [pluginDocs(site)] });

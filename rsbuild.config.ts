import { defineConfig } from '@rsbuild/core';
import siteConfig from './site.config.ts';
import { pluginDocs } from './src/node/plugin.ts';

export default defineConfig({ plugins: [pluginDocs(siteConfig)] });

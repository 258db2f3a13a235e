import { defineConfig, pluginDocs } from 'docs-site-engine';
import site from './site.config.ts';

export default defineConfig({ plugins: [pluginDocs(site)] });

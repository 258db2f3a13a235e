import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rstest/core';

export default defineConfig({
  plugins: [pluginReact()],
  resolve: { alias: { '@': './src' } },
  output: { cssModules: { localIdentName: '[local]' } },
});

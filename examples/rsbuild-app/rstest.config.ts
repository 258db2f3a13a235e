import { withRsbuildConfig } from '@rstest/adapter-rsbuild';
import { defineConfig } from '@rstest/core';

export default defineConfig({
  projects: [
    {
      name: 'web',
      extends: withRsbuildConfig({ environmentName: 'web' }),
      include: ['src/client/**/*.test.ts'],
    },
    {
      name: 'server',
      extends: withRsbuildConfig({ environmentName: 'server' }),
      include: ['src/server/**/*.test.ts'],
    },
  ],
});

/** @type {import('@ladle/react').UserConfig} */
export default {
  stories: 'stories/**/*.stories.tsx',
  viteConfig: '.ladle/vite.config.ts',
  outDir: 'dist-workbench',
  defaultStory: 'welcome--start-here',
  storyOrder: ['welcome*', 'foundations*', 'ui*', 'islands*', 'article*', 'shell*', 'search*', '*'],
  expandStoryTree: false,
  addons: {
    a11y: { enabled: true },
    ladle: { enabled: false },
    theme: { defaultState: 'light' },
    width: { options: { phone: 375, tablet: 768, laptop: 1280, desktop: 1600 } },
  },
};

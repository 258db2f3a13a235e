/** @type {import('@ladle/react').UserConfig} */
export default {
  stories: 'stories/**/*.stories.tsx',
  viteConfig: '.ladle/vite.config.ts',
  outDir: 'dist-workbench',
  defaultStory: 'welcome--start-here',
  // runs in the browser, so it can't use imports; docs pages come first
  storyOrder: (stories) => {
    const folders = [
      'welcome',
      'guidelines',
      'foundations',
      'ui',
      'islands',
      'article',
      'components',
      'shell',
      'search',
    ];
    const key = (id) => folders.findIndex((name) => id.startsWith(name)) + id.replace(/--docs$/, '--');
    return stories.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
  },
  expandStoryTree: false,
  // off, because the panel has these
  hotkeys: { control: [], source: [], a11y: [], width: [] },
  addons: {
    a11y: { enabled: true },
    ladle: { enabled: false },
    theme: { defaultState: 'light' },
    width: { options: { phone: 375, tablet: 768, laptop: 1280, desktop: 1600 } },
  },
};

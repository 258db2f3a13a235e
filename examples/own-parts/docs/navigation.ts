import type { Navigation } from '../../../src/shared/navigation.ts';

const navigation: Navigation = {
  nav: [{ text: 'Guide', link: '/guide/' }],
  sidebar: { '/guide/': ['/guide/', '/guide/plain'] },
};

export default navigation;

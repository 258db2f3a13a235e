import type { Navigation } from '../../../src/shared/navigation.ts';

const navigation: Navigation = {
  nav: [{ text: 'Guide', link: '/guide/' }],
  sidebar: { '/guide/': ['/guide/', '/guide/plain', '/guide/drawings'] },
};

export default navigation;

import type { Navigation } from 'docs-site-engine';

const navigation: Navigation = {
  nav: [{ text: 'Guide', link: '/guide/' }],
  sidebar: { '/guide/': ['/guide/', '/guide/plain', '/guide/drawings'] },
};

export default navigation;

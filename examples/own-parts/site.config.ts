import { defineSite } from '../../src/shared/siteConfig.ts';

/** A site with parts of its own; the manual's page “Your own parts” tells what each key means. */
export default defineSite({
  title: 'Own parts',
  description: 'A site with parts of its own.',
  languages: [{ lang: 'en', label: 'English' }],
  themeConfig: { lastUpdated: false },
  components: {
    Bars: './components/Bars.tsx',
    Counter: './components/Counter.island.tsx',
    Kbd: './components/Kbd.tsx',
  },
  styles: ['./styles/site.css'],
  markdown: {
    remarkPlugins: [['./plugins/issueLinks.ts', { repository: 'https://github.com/example/own-parts' }]],
    languages: ['./plugins/sheep.tmLanguage.json'],
    transformers: ['@shikijs/transformers#transformerRenderWhitespace'],
  },
  head: [
    ['script', { src: '/stats.js', defer: true }],
    ['script', {}, "document.documentElement.dataset.stats = 'on';"],
    ['meta', { name: 'generator', content: 'docs' }],
  ],
  csp: { 'connect-src': ['https://stats.example'] },
  slots: {
    navbarBefore: './components/Banner.tsx',
    sidebarAfter: './components/SidebarNote.tsx',
    articleAfter: './components/Feedback.tsx',
    home: './components/Home.tsx',
    notFound: './components/NotFound.tsx',
  },
});

import { defineSite } from 'docs-site-engine';

/** A site with custom components and styles; see "Customization" in the manual. */
export default defineSite({
  title: 'Custom site',
  description: 'A site with custom components, styles and plugins.',
  languages: [{ lang: 'en', label: 'English' }],
  themeConfig: { lastUpdated: false },
  components: {
    Bars: './components/Bars.tsx',
    Counter: './components/Counter.island.tsx',
    Chart: './components/Chart.island.tsx',
    Flow: './components/Flow.island.tsx',
    Kbd: './components/Kbd.tsx',
    Since: { module: './components/Since.tsx', plain: './components/plainSince.ts' },
    Video: './components/Video.tsx',
  },
  frontmatter: ['reviewed'],
  styles: ['./styles/site.css'],
  markdown: {
    remarkPlugins: [['./plugins/issueLinks.ts', { repository: 'https://github.com/example/custom-site' }]],
    languages: ['./plugins/sheep.tmLanguage.json'],
    transformers: ['@shikijs/transformers#transformerRenderWhitespace'],
  },
  head: [
    ['script', { src: '/stats.js', defer: true }],
    ['script', {}, "document.documentElement.dataset.stats = 'on';"],
    ['meta', { name: 'generator', content: 'docs' }],
  ],
  csp: { 'connect-src': ['https://stats.example'], 'frame-src': ['https://www.youtube-nocookie.com'] },
  slots: {
    navbarBefore: './components/Banner.tsx',
    sidebarAfter: './components/SidebarNote.tsx',
    articleAfter: './components/Feedback.tsx',
    home: './components/Home.tsx',
    notFound: './components/NotFound.tsx',
    titleAfter: './components/Reviewed.tsx',
  },
});

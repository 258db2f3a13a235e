import { defineSite } from 'docs-site-engine';

/** The engine's manual, built with the engine in two languages. */
export default defineSite({
  title: 'Docs site engine',
  description: 'Documentation sites from a folder of pages.',
  languages: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '简体中文', description: '从一个页面目录生成文档站点。' },
  ],
  themeConfig: { lastUpdated: false, lead: true },
});

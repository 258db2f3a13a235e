import type { SiteConfig } from './src/shared/siteConfig.ts';

/** This site's configuration. Every key is described in `src/shared/siteConfig.ts`. */
export const siteConfig: SiteConfig = {
  title: 'Rstest',
  description: 'The test framework powered by Rspack.',
  siteUrl: 'https://rstest.rs',
  ogImages: true,
  icon: '/icon.svg',
  security: { contact: ['https://github.com/web-infra-dev/rstest/security'], expires: '2027-11-01' },
  languages: [
    {
      lang: 'en',
      label: 'English',
      description: 'Documentation of Rstest, the test framework powered by Rspack.',
    },
    { lang: 'zh', label: '简体中文', description: 'Rstest 的文档：由 Rspack 驱动的测试框架。' },
  ],
  themeConfig: {
    logo: '/logo.svg',
    socialLinks: [
      { icon: 'github', content: 'https://github.com/web-infra-dev/rstest', label: 'GitHub' },
      { icon: 'x', content: 'https://twitter.com/rspack_dev', label: 'X' },
      { icon: 'discord', content: 'https://discord.gg/XsaKEEk4mW', label: 'Discord' },
    ],
    tools: {
      label: 'Rstack',
      items: [
        {
          name: 'Rspack',
          description: { en: 'Bundler with a webpack-compatible API', zh: '兼容 webpack API 的打包工具' },
          logo: '/tools/rspack.svg',
          url: { en: 'https://rspack.rs', zh: 'https://rspack.rs/zh' },
        },
        {
          name: 'Rsbuild',
          description: { en: 'Build tool for web applications', zh: 'Web 应用构建工具' },
          logo: '/tools/rsbuild.svg',
          url: { en: 'https://rsbuild.rs', zh: 'https://rsbuild.rs/zh' },
        },
        {
          name: 'Rslib',
          description: { en: 'Build tool for libraries', zh: '库构建工具' },
          logo: '/tools/rslib.svg',
          url: { en: 'https://rslib.rs', zh: 'https://rslib.rs/zh' },
        },
        {
          name: 'Rspress',
          description: { en: 'Static site generator', zh: '静态站点生成器' },
          logo: '/tools/rspress.svg',
          url: { en: 'https://rspress.rs', zh: 'https://rspress.rs/zh' },
        },
        {
          name: 'Rsdoctor',
          description: { en: 'Build analyzer', zh: '构建分析工具' },
          logo: '/tools/rsdoctor.svg',
          url: { en: 'https://rsdoctor.rs', zh: 'https://rsdoctor.rs/zh' },
        },
        {
          name: 'Rstest',
          description: { en: 'Test framework', zh: '测试框架' },
          logo: '/tools/rstest.svg',
          url: { en: 'https://rstest.rs', zh: 'https://rstest.rs/zh' },
        },
      ],
    },
  },
};

/** A text of the locale files, by its key. */
const t = (key: `site.tools.${string}`) => ({ key });

/** The tools of Rstack, in the menu of the top bar and on the home page. */
export const rstack = [
  {
    name: 'Rspack',
    description: t('site.tools.rspack'),
    logo: '/tools/rspack.svg',
    url: { en: 'https://rspack.rs', zh: 'https://rspack.rs/zh' },
  },
  {
    name: 'Rsbuild',
    description: t('site.tools.rsbuild'),
    logo: '/tools/rsbuild.svg',
    url: { en: 'https://rsbuild.rs', zh: 'https://rsbuild.rs/zh' },
  },
  {
    name: 'Rslib',
    description: t('site.tools.rslib'),
    logo: '/tools/rslib.svg',
    url: { en: 'https://rslib.rs', zh: 'https://rslib.rs/zh' },
  },
  {
    name: 'Rspress',
    description: t('site.tools.rspress'),
    logo: '/tools/rspress.svg',
    url: { en: 'https://rspress.rs', zh: 'https://rspress.rs/zh' },
  },
  {
    name: 'Rsdoctor',
    description: t('site.tools.rsdoctor'),
    logo: '/tools/rsdoctor.svg',
    url: { en: 'https://rsdoctor.rs', zh: 'https://rsdoctor.rs/zh' },
  },
  {
    name: 'Rstest',
    description: t('site.tools.rstest'),
    logo: '/tools/rstest.svg',
    url: { en: 'https://rstest.rs', zh: 'https://rstest.rs/zh' },
  },
];

/** The one of two addresses that a language reads. */
export function inLanguage(urls: { en: string; zh: string }, lang: string): string {
  return lang === 'zh' ? urls.zh : urls.en;
}

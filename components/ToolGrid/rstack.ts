/** Returns a text of the locale files, by its key. */
const t = (key: `site.tools.${string}`) => ({ key });

/** A tool of Rstack: its logo, its site and the text about it are named after it. */
function tool(name: string) {
  const id = name.toLowerCase();
  return {
    name,
    description: t(`site.tools.${id}`),
    logo: `/tools/${id}.svg`,
    url: { en: `https://${id}.rs`, zh: `https://${id}.rs/zh` },
  };
}

/** The tools of Rstack, in the menu of the navbar and on the home page. */
export const rstack = ['Rspack', 'Rsbuild', 'Rslib', 'Rspress', 'Rsdoctor', 'Rstest'].map(tool);

/** Returns the URL for a language. */
export function inLanguage(urls: { en: string; zh: string }, lang: string): string {
  return lang === 'zh' ? urls.zh : urls.en;
}

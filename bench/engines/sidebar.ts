import type { Corpus } from '../corpus/corpus.ts';
import type { Lang } from '../corpus/words.ts';

/** One sidebar for the whole site, with collapsed groups, in the format of Rspress and VitePress. */
export function collapsedSidebar({ home, groups }: Corpus, lang: Lang, prefix: string): object[] {
  const link = ({ path, title }: Corpus['home']) => ({ text: title[lang], link: prefix + path });
  return [
    link(home),
    ...groups.map(({ text, routes }) => ({ text: text[lang], collapsed: true, items: routes.map(link) })),
  ];
}

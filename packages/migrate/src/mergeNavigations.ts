import type { Localized, NavInput, Navigation, SidebarInput } from 'docs-site-engine/node';

type Entry = NavInput | SidebarInput;
type Texts = Map<string, string>;

/** Merges navigations into one: the first language's structure, with the other languages' text for the same entries. */
export function mergeNavigations(
  first: Navigation,
  all: readonly Navigation[],
  names: readonly string[],
): { navigation: Navigation; missing: string[] } {
  const missing: string[] = [];
  const inLanguage = (entries: (navigation: Navigation) => readonly Entry[]) => {
    const texts = all.map((navigation): Texts => new Map(entryTexts(entries(navigation))));
    const firstTexts = texts.find(({ size }) => size > 0) ?? new Map<string, string>();
    texts.forEach((others, index) => {
      if (others.size === 0) return;
      const lang = names[index];
      for (const [key, text] of firstTexts)
        if (!others.has(key)) missing.push(`"${text}" has no text in ${lang}.`);
      for (const [key, text] of others)
        if (!firstTexts.has(key)) missing.push(`"${text}" only exists in ${lang}.`);
    });
    const put = (entry: Entry, key: string): Entry => {
      if (typeof entry === 'string') return entry;
      const text = joined(
        texts.map((language) => language.get(key)),
        names,
      );
      const items = 'items' in entry && entry.items ? each(entry.items, `${key} > `) : undefined;
      const name = 'sectionHeaderText' in entry ? 'sectionHeaderText' : 'text';
      return {
        ...entry,
        ...(text === undefined ? {} : { [name]: text }),
        ...(items ? { items } : {}),
      } as Entry;
    };
    const each = (entries: readonly Entry[], path: string): Entry[] =>
      entries.map((entry, index) => put(entry, path + entryKey(entries, index)));
    return (entries: readonly Entry[]) => each(entries, '');
  };
  const nav = inLanguage((navigation) => navigation.nav)(first.nav) as NavInput[];
  const prefixes = [...new Set(all.flatMap(({ sidebar }) => Object.keys(sidebar)))];
  const sidebar = prefixes.map((prefix): [string, SidebarInput[]] => {
    const entries = [first, ...all].map((navigation) => navigation.sidebar[prefix]).find(Boolean) ?? [];
    return [prefix, inLanguage((navigation) => navigation.sidebar[prefix] ?? [])(entries) as SidebarInput[]];
  });
  return {
    navigation: { nav, sidebar: Object.fromEntries(sidebar.filter(([, entries]) => entries.length > 0)) },
    missing,
  };
}

function entryTexts(entries: readonly Entry[], place = ''): [string, string][] {
  return entries.flatMap((entry, index): [string, string][] => {
    if (typeof entry === 'string') return [];
    const text =
      'sectionHeaderText' in entry ? entry.sectionHeaderText : 'text' in entry ? entry.text : undefined;
    const key = place + entryKey(entries, index);
    const inner = 'items' in entry && entry.items ? entryTexts(entry.items, `${key} > `) : [];
    return typeof text === 'string' ? [[key, text], ...inner] : inner;
  });
}

/** Returns the language-independent key of an entry: its link, or the first link in it. */
function entryKey(entries: readonly Entry[], index: number): string {
  const entry = entries[index];
  if (entry === undefined || typeof entry === 'string') return entry ?? '';
  if ('items' in entry && entry.items?.length) return `${entryKey(entry.items, 0)} …`;
  if ('link' in entry && entry.link !== undefined) return entry.link;
  return `— ${entryKey(entries, index + 1)}`;
}

/** `undefined`: no language has one. */
function joined(texts: readonly (string | undefined)[], names: readonly string[]): Localized | undefined {
  const pairs = names.flatMap((lang, index): [string, string][] => {
    const text = texts[index];
    return text === undefined ? [] : [[lang, text]];
  });
  const distinct = new Set(pairs.map(([, text]) => text));
  if (distinct.size <= 1) return pairs[0]?.[1];
  return Object.fromEntries(pairs);
}

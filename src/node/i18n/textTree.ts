/** Whether a value of a locale file is a group of keys. */
export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Strings by their full key: `footer.next`. */
export type Texts = ReadonlyMap<string, string>;

/**
 * Returns all strings of a tree by their full key (`footer.next`), in the order of the file. Other values are omitted.
 *
 * @param keyPath prefix of the full keys. Default: none
 */
export function flatTexts(tree: object, keyPath: readonly string[] = []): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    const place = [...keyPath, key];
    if (typeof value === 'string') texts.set(place.join('.'), value);
    else if (isGroup(value)) for (const [name, text] of flatTexts(value, place)) texts.set(name, text);
  }
  return texts;
}

/** Builds the tree from strings by their full key. */
export function nestTexts(texts: Texts): Record<string, unknown> {
  const groups = Map.groupBy(texts, ([name]) => name.replace(/\..*/, ''));
  const entries = [...groups].map(([key, members]): [string, unknown] => {
    const [[name, text] = [key, '']] = members;
    const inner = members.map(([full, own]): [string, string] => [full.slice(key.length + 1), own]);
    return [key, name === key ? text : nestTexts(new Map(inner))];
  });
  return Object.fromEntries(entries);
}

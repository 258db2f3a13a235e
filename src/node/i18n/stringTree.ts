/** Whether a value of a locale file is a group of keys. */
export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Strings by their full key: `footer.next`. */
export type StringMap = ReadonlyMap<string, string>;

/**
 * Returns all strings of a tree by their full key (`footer.next`), in the order of the file. Other values are omitted.
 *
 * @param keyPath prefix of the full keys. Default: none
 */
export function flattenStrings(tree: object, keyPath: readonly string[] = []): Map<string, string> {
  const strings = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    const path = [...keyPath, key];
    if (typeof value === 'string') strings.set(path.join('.'), value);
    else if (isGroup(value)) for (const [name, text] of flattenStrings(value, path)) strings.set(name, text);
  }
  return strings;
}

/** Builds the tree from strings by their full key. */
export function nestStrings(strings: StringMap): Record<string, unknown> {
  const groups = Map.groupBy(strings, ([name]) => name.replace(/\..*/, ''));
  const entries = [...groups].map(([key, members]): [string, unknown] => {
    const [[name, text] = [key, '']] = members;
    const inner = members.map(([full, value]): [string, string] => [full.slice(key.length + 1), value]);
    return [key, name === key ? text : nestStrings(new Map(inner))];
  });
  return Object.fromEntries(entries);
}

/** A locale file as data: nested groups of strings. */
export type TextTree = { [key: string]: string | TextTree };

export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** All strings of a tree by their full key (`footer.next`), in the order of the file. */
export function flatTexts(tree: object, keyPath: readonly string[] = []): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    const place = [...keyPath, key];
    if (typeof value === 'string') texts.set(place.join('.'), value);
    else if (isGroup(value)) for (const [name, text] of flatTexts(value, place)) texts.set(name, text);
  }
  return texts;
}

/** Two trees in one; where both have a text, it is that of the second. */
export function mergeTexts(first: object, second: object): Record<string, unknown> {
  const merged = new Map<string, unknown>(Object.entries(first));
  for (const [key, value] of Object.entries(second)) {
    const other = merged.get(key);
    merged.set(key, isGroup(value) && isGroup(other) ? mergeTexts(other, value) : value);
  }
  return Object.fromEntries(merged);
}

/** Maps every string, keeping the structure. */
export function mapTexts<T extends object>(
  tree: T,
  replace: (text: string, key: string) => string,
  keyPath: readonly string[] = [],
): T {
  const entries = Object.entries(tree).map(([key, value]: [string, unknown]) => {
    const place = [...keyPath, key];
    if (typeof value === 'string') return [key, replace(value, place.join('.'))];
    return [key, isGroup(value) ? mapTexts(value, replace, place) : value];
  });
  return Object.fromEntries(entries) as T;
}

const known = new WeakMap<object, string>();

/** Returns a short hash of an immutable object (FNV-1a of its JSON). Not cryptographically secure. */
export function fingerprint(value: object): string {
  const earlier = known.get(value);
  if (earlier !== undefined) return earlier;
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify(value)) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  const text = (hash >>> 0).toString(36);
  known.set(value, text);
  return text;
}

/** Endings of English forms: `es` only after a sibilant; `er` only from longer words than `timer`. */
const ENDING = /(?:ings?|ed|(?<=[sxz]|[cs]h)es|(?<=[a-z]{4})ers?|(?<=[a-z]{4})ly|(?<=[a-z]{3})ions?|s)$/;
/** Shorter stems are those of too many words. */
const MIN_STEM = 3;

/** What the forms of an English word have in common: `mock` for `mocking` and `mocked`; nothing for other words. */
export function stemsOf(word: string): string[] {
  if (!/^[a-z]{4,}$/.test(word) || word.endsWith('ss')) return [];
  const stem = word
    .replace(ENDING, '')
    .replace(/(?:i?e|y|i)$/, '')
    .replace(/([bdfgmnprt])\1$/, '$1');
  // `configuration` belongs to `configure`, `isolation` to `isolate`
  const stems = /ations?$/.test(word) ? [stem, stem.slice(0, -2)] : [stem];
  return stems.filter((text) => text !== word && text.length >= MIN_STEM);
}

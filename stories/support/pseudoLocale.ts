const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'åƀçđéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ';

/** Translations tend to be longer than English by up to this ratio. */
const GROWTH = 0.4;

/**
 * English that looks foreign but stays readable: accents reveal hard-coded strings, extra length reveals layouts that
 * break, and brackets reveal truncated or concatenated text. Placeholders such as `{{language}}` are unchanged.
 */
export function pseudoText(text: string): string {
  const accented = text
    .split(/(\{\{.*?\}\})/)
    .map((part, index) => (index % 2 ? part : part.replace(/[a-z]/gi, accent)));
  const padding = '~~~~~~~ '.repeat(text.length).slice(0, Math.ceil(text.length * GROWTH));
  return `[${[...accented, padding].join('').trimEnd()}]`;
}

function accent(letter: string): string {
  return ACCENTED[PLAIN.indexOf(letter)] ?? letter;
}

/** Returns a locale file with every text run through {@link pseudoText}. */
export function pseudoLocale<ArticleStrings extends object>(strings: ArticleStrings): ArticleStrings {
  const entries = Object.entries(strings).map(([key, value]: [string, unknown]) => [
    key,
    typeof value === 'string' ? pseudoText(value) : pseudoLocale(value as object),
  ]);
  return Object.fromEntries(entries) as ArticleStrings;
}

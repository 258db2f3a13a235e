/**
 * The best of a site's languages for a reader: the first of the asked ones that the site has at all, in its best form by
 * BCP 47. A script that a tag leaves out is inferred: `zh-TW` is written like `zh-Hant`, `zh-CN` like `zh`.
 */
export function bestLanguage(asked: readonly string[], offered: readonly string[]): string | undefined {
  for (const tag of asked) {
    let best: string | undefined;
    let most = 0;
    for (const lang of offered) {
      const fit = fitOf(tag, lang);
      if (fit > most) [best, most] = [lang, fit];
    }
    if (best !== undefined) return best;
  }
  return undefined;
}

/** 0: not at all. */
function fitOf(asked: string, offered: string): number {
  const [wanted, own] = [expanded(asked), expanded(offered)];
  const isPrefix = `${asked}-`.toLowerCase().startsWith(`${offered}-`.toLowerCase());
  // the longer of two languages that a tag begins with is the closer one
  const prefix = isPrefix ? offered.length / 100 : 0;
  if (!wanted || !own || wanted.language !== own.language || wanted.script !== own.script) return prefix;
  return (wanted.region === own.region ? 2 : 1) + prefix;
}

function expanded(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return undefined; // what a browser sends may be no tag
  }
}

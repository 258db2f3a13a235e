/**
 * The best of a site's languages for a reader: the first of the asked ones that the site has at all, in its best form by
 * BCP 47. A script that a tag leaves out is inferred: `zh-TW` is written like `zh-Hant`, `zh-CN` like `zh`.
 */
export function bestLanguage(asked: readonly string[], offered: readonly string[]): string | undefined {
  return asked.flatMap((tag) =>
    offered
      .map((lang) => ({ lang, fit: fitOf(tag, lang) }))
      .filter(({ fit }) => fit > 0)
      .sort((a, b) => b.fit - a.fit),
  )[0]?.lang;
}

/** 0: not at all. */
function fitOf(asked: string, offered: string): number {
  const [script, region] = expanded(asked);
  const [ownScript, ownRegion] = expanded(offered);
  const isPrefix = `${asked}-`.toLowerCase().startsWith(`${offered}-`.toLowerCase());
  return (
    // the longer of two languages that a tag begins with is the closer one
    (isPrefix ? offered.length / 100 : 0) +
    (script && script === ownScript ? (region === ownRegion ? 2 : 1) : 0)
  );
}

/** Language with script, and region. */
function expanded(tag: string): [string?, string?] {
  try {
    const { language, script, region } = new Intl.Locale(tag).maximize();
    return [language + script, region];
  } catch {
    return []; // what a browser sends may be no tag
  }
}

import { useEffect } from 'react';

const PREFERENCE = 'prefers-reduced-motion';

/** Rules that ask for the reader's preference, wherever they stand in a stylesheet. */
function* motionRules(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText.includes(PREFERENCE)) yield rule;
    if (rule instanceof CSSGroupingRule) yield* motionRules(rule.cssRules);
  }
}

/**
 * Shows a document as to a reader who asks for less motion: no script can set the preference itself, so the rules
 * that ask for it are made to apply, and `matchMedia` to say yes.
 */
export function useReducedMotion(target: Document | null, reduced: boolean): void {
  useEffect(() => {
    if (!reduced || target === null) return;
    const changed = [...target.styleSheets].flatMap((sheet) => [...motionRules(sheet.cssRules)]);
    const before = changed.map(({ media }) => media.mediaText);
    for (const { media } of changed) media.mediaText = 'all';
    const ask = window.matchMedia;
    window.matchMedia = (query) => ask.call(window, query.includes(PREFERENCE) ? 'all' : query);
    return () => {
      for (const [index, { media }] of changed.entries()) media.mediaText = before[index] ?? '';
      window.matchMedia = ask;
    };
  }, [target, reduced]);
}

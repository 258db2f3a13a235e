import { useEffect } from 'react';

const PREFERENCE = 'prefers-reduced-motion';

/** Media rules with the reader's preference, at any depth of a stylesheet. */
function* motionRules(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText.includes(PREFERENCE)) yield rule;
    if (rule instanceof CSSGroupingRule) yield* motionRules(rule.cssRules);
  }
}

/**
 * Simulates `prefers-reduced-motion: reduce` in a document: scripts cannot set the preference itself, so the rules that
 * query it are made to apply, and `matchMedia` to match.
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

import { media } from '../../theme/media.ts';

/** Rules for readers without scripts, with the media that they are for. */
let rules: { rule: CSSMediaRule; text: string }[] = [];

/**
 * Shows the page as it is without scripts while the shell's code cannot be loaded: what would not answer is not
 * offered. Undone once the shell is hydrated.
 */
export function watchForDeadScripts(): void {
  const onError = ({ target, error }: ErrorEvent) => {
    if (rules.length > 0 || !(target instanceof HTMLScriptElement || error instanceof SyntaxError)) return;
    rules = [...document.styleSheets].flatMap((sheet) =>
      sheet.href === null ? mediaRules(sheet.cssRules) : [],
    );
    for (const { rule, text } of rules) rule.media.mediaText = text.replace(media.noScript, 'all');
  };
  addEventListener('error', onError, { capture: true });
  addEventListener('docs:ready', () => {
    removeEventListener('error', onError, { capture: true });
    for (const { rule, text } of rules) rule.media.mediaText = text;
  });
}

function mediaRules(list: CSSRuleList): typeof rules {
  return [...list].flatMap((rule) => {
    const text = rule instanceof CSSMediaRule ? rule.media.mediaText : '';
    if (rule instanceof CSSMediaRule && text.includes(media.noScript)) return { rule, text };
    return rule instanceof CSSGroupingRule ? mediaRules(rule.cssRules) : [];
  });
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type * as Axe from 'axe-core';
import { readContrastStyles } from './contrastStyles.ts';
import { settled } from './document.ts';

/** Rules that depend on colors, whose results can differ between themes. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** The code of axe, which defines `axe` in the page that runs it. */
export const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Outcomes that apply to all text of a style: the contrast is good, or axe can't determine the background. */
const SAME_FOR_A_LOOK = [
  undefined,
  'bgGradient',
  'bgOverlap',
  'elmPartiallyObscured',
  'elmPartiallyObscuring',
];

/** Options of a check. */
export interface AxeRules {
  /** Rules to check. Default: all. */
  only?: string[];
  /** All rules except these. */
  off?: string[];
  /** Selector of the elements to check, each with everything in it. Default: the whole document. */
  within?: string;
  /**
   * Text styles (`contrastStyles.ts`) that passed axe's color rules on any page. These rules take most of axe's time,
   * so they only check text with other styles, which are then added.
   */
  proven?: Set<string>;
}

/** Violations that axe finds on a page, one line per element. */
export async function axeFindings(
  page: Page,
  { only = [], off = [], within, proven }: AxeRules = {},
): Promise<string[]> {
  await settled(page);
  // loads axe once per document, because parsing it takes longer than running it
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate(
      `${axeSource}; axe.configure({ noHtml: true }); window.readContrastStyles = ${readContrastStyles}`,
    );
  const { found, judged } = await page.evaluate(
    async ([only, off, within, rules, proven, outcomes]) => {
      const { axe, readContrastStyles: read } = window as unknown as {
        axe: typeof Axe;
        readContrastStyles: typeof readContrastStyles;
      };
      const contrastStyles = proven && read();
      const known = new Set(proven);
      for (const [element, style] of contrastStyles ?? []) {
        const concerned = element.matches('a[href], [role="link"]') ? rules : ['color-contrast'];
        element.setAttribute(
          'data-unproven',
          concerned.filter((id) => !known.has(`${id}: ${style}`)).join(' '),
        );
      }
      if (contrastStyles)
        axe.configure({ rules: rules.map((id) => ({ id, selector: `[data-unproven~="${id}"]` })) });
      const { violations, passes, incomplete } = await axe.run(
        within === undefined ? document : { include: [[within]] },
        {
          resultTypes: contrastStyles ? ['violations', 'passes', 'incomplete'] : ['violations'],
          elementRef: true,
          selectors: false, // off, because they would also be computed for elements that pass
          preload: { assets: ['media'] }, // only media: none of the applied rules needs a copy of all style rules
          rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
          ...(only.length > 0 ? { runOnly: { type: 'rule', values: only } } : {}),
        },
      );
      return {
        found: violations.flatMap(({ id, nodes }) =>
          nodes.map(
            ({ element, failureSummary }) => `${id}: ${element?.outerHTML.slice(0, 300)} ${failureSummary}`,
          ),
        ),
        judged: [...passes, ...incomplete].flatMap(({ id, nodes }) =>
          nodes.flatMap(({ element, any: [check] }) => {
            const style = element && contrastStyles?.get(element);
            const holds = rules.includes(id) && outcomes.includes(check?.data?.messageKey);
            return style && holds ? `${id}: ${style}` : [];
          }),
        ),
      };
    },
    [only, off, within, COLOR_RULES, proven && [...proven], SAME_FOR_A_LOOK] as const,
  );
  for (const style of judged) proven?.add(style);
  return found;
}

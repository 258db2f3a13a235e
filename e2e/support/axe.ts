import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type * as Axe from 'axe-core';
import { settled } from './document.ts';
import { readLooks } from './looks.ts';

/** The rules that depend on colors, whose results may differ between the themes. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** How a page is checked. */
export interface AxeRules {
  /** Only these rules. Default: all. */
  only?: string[];
  /** All rules but these. */
  off?: string[];
  /**
   * Looks of texts (`looks.ts`) whose contrast axe has found good on other pages: only texts of other looks are
   * checked for contrast, which takes most of axe's time, and what is found good is added.
   */
  proven?: Set<string>;
}

/** Violations that axe finds on a page, one line per element. */
export async function axeFindings(
  page: Page,
  { only = [], off = [], proven }: AxeRules = {},
): Promise<string[]> {
  await settled(page);
  // once per document: parsing axe takes longer than running it
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate(`${source}; window.readLooks = ${readLooks}`);
  const { found, good } = await page.evaluate(
    async ([only, off, proven]) => {
      const { axe, readLooks: read } = window as unknown as {
        axe: typeof Axe;
        readLooks: typeof readLooks;
      };
      const looks = proven && read();
      const known = new Set(proven);
      for (const [text, look] of looks ?? [])
        text.toggleAttribute('data-unproven', look === undefined || !known.has(look));
      if (looks) axe.configure({ rules: [{ id: 'color-contrast', selector: '[data-unproven]' }] });
      const { violations, passes } = await axe.run(document, {
        resultTypes: looks ? ['violations', 'passes'] : ['violations'],
        elementRef: true,
        selectors: false, // for everything that passes, too
        preload: { assets: ['media'] }, // no rule that applies needs a copy of all style rules
        rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
        ...(only.length > 0 ? { runOnly: { type: 'rule', values: only } } : {}),
      });
      const passed = passes.find(({ id }) => id === 'color-contrast')?.nodes ?? [];
      return {
        found: violations.flatMap(({ id, nodes }) =>
          nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
        ),
        good: passed.flatMap(({ element }) => (element && looks?.get(element)) ?? []),
      };
    },
    [only, off, proven && [...proven]] as const,
  );
  for (const look of good) proven?.add(look);
  return found;
}

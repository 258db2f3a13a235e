import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type * as Axe from 'axe-core';
import { settled } from './document.ts';

/** The rules that depend on colors, whose results may differ between the themes. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Which rules are applied. */
export interface AxeRules {
  /** Only these. Default: all. */
  only?: string[];
  /** All but these. */
  off?: string[];
}

/** Violations that axe finds on a page, one line per element. */
export async function axeFindings(page: Page, { only = [], off = [] }: AxeRules = {}): Promise<string[]> {
  await settled(page);
  // once per document: parsing axe takes longer than running it
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ([only, off]) => {
      const { axe } = window as unknown as { axe: typeof Axe };
      const { violations } = await axe.run(document, {
        resultTypes: ['violations'],
        rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
        ...(only.length > 0 ? { runOnly: { type: 'rule', values: only } } : {}),
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
      );
    },
    [only, off] as const,
  );
}

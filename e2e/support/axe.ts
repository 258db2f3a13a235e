import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { settled } from './document.ts';

/** The rules that depend on colours: what may differ between the themes. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds wrong with a page, a line for each element.
 * @param rules the rules to apply. Default: all
 */
export async function axeFindings(page: Page, rules: string[] = []): Promise<string[]> {
  await settled(page);
  // the legacy mode is for pages with frames of other origins, and spares a new tab for every run
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (rules.length > 0) axe.withRules(rules);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}

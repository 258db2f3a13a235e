import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { settled } from './document.ts';

/** What axe finds wrong with a page, a line for each element. */
export async function axeFindings(page: Page): Promise<string[]> {
  await settled(page);
  // the legacy mode is for pages with frames of other origins, and spares a new tab for every run
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}

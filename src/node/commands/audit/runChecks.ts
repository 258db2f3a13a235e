import { pageChecks } from './pageChecks.ts';
import { type PublishedPage, PublishedSite } from './publishedSite.ts';
import { type CheckResult, siteChecks } from './siteChecks.ts';

/** Maximum number of findings printed per check. */
const SHOWN = 10;

/** Checks a published site end to end; the results, by what was checked, are in the order of the table. */
export async function runChecks(url: string): Promise<Map<string, CheckResult>> {
  const site = await PublishedSite.read(url);
  const documents = [...site.pages.values(), ...site.lost];
  const results = new Map<string, CheckResult>();
  for (const [name, find] of Object.entries(pageChecks)) {
    const described = async (page: PublishedPage) =>
      (await find(page, site)).map((finding) => `${page.path}: ${finding}`);
    const findings = (await Promise.all(documents.map(described))).flat();
    results.set(name, { looked: documents.length, findings });
  }
  for (const [name, check] of Object.entries(siteChecks)) results.set(name, await check(site));
  return results;
}

/** The table of all checks, followed by the problems. */
export function formatResults(results: ReadonlyMap<string, CheckResult>): string {
  const width = Math.max(...[...results.keys()].map(({ length }) => length));
  const rows = [...results].map(([name, { looked, findings }]) => {
    const verdict = findings.length === 0 ? 'ok' : `${findings.length} wrong`;
    return `${name.padEnd(width)}   ${String(looked).padStart(6)}   ${verdict}`;
  });
  const details = [...results].flatMap(([name, { findings }]) => {
    const more = findings.length - SHOWN;
    const shown = findings.slice(0, SHOWN).map((finding) => `  ${finding}`);
    return shown.length === 0
      ? []
      : ['', `${name}:`, ...shown, ...(more > 0 ? [`  … and ${more} more`] : [])];
  });
  return [...rows, ...details].join('\n');
}

import type { CheckedPage, CheckResult } from './deployCheck.ts';
import { pageChecks } from './pageChecks.ts';
import { pageFacts } from './pageFacts.ts';
import { PublishedSite } from './publishedSite.ts';
import { siteChecks } from './siteChecks.ts';

/** Findings of one check that are printed. */
const SHOWN = 10;

/** Checks a published site from end to end; the results stand in the order of the table. */
export async function runChecks(url: string): Promise<{ name: string; result: CheckResult }[]> {
  const site = new PublishedSite(url);
  const routes = await site.routes(new URL(url).pathname.replace(/\/?$/, '/'));
  const pages = new Map<string, CheckedPage>();
  await Promise.all(
    routes.pages.map(async (path) => {
      const answer = await site.get(encodeURI(path));
      const html = answer.body.toString();
      pages.set(path, { path, answer, html, facts: pageFacts(html) });
    }),
  );
  const results = [];
  for (const { name, run } of [...pageChecks, ...siteChecks]) {
    results.push({ name, result: await run({ site, routes, pages }) });
  }
  return results;
}

/** The table of all checks, and below it what is wrong. */
export function formatResults(results: Awaited<ReturnType<typeof runChecks>>): string {
  const width = Math.max(...results.map(({ name }) => name.length));
  const rows = results.map(({ name, result: { looked, findings } }) => {
    const verdict = findings.length === 0 ? 'ok' : `${findings.length} wrong`;
    return `${name.padEnd(width)}   ${String(looked).padStart(6)}   ${verdict}`;
  });
  const details = results.flatMap(({ name, result: { findings } }) =>
    findings.length === 0
      ? []
      : [
          '',
          `${name}:`,
          ...findings.slice(0, SHOWN).map((finding) => `  ${finding}`),
          ...(findings.length > SHOWN ? [`  … and ${findings.length - SHOWN} more`] : []),
        ],
  );
  return [...rows, ...details].join('\n');
}

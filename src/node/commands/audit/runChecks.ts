import { formatAddress } from '../../../shared/routes.ts';
import type { CheckedPage, CheckInput, CheckResult } from './audit.ts';
import { pageChecks } from './pageChecks.ts';
import { pageFacts } from './pageFacts.ts';
import { PublishedSite } from './publishedSite.ts';
import { siteChecks } from './siteChecks.ts';

/** Maximum number of findings printed per check. */
const SHOWN = 10;

/**
 * Checks a published site end to end; the results are in the order of the table.
 * @param folder see `CheckInput.folder`
 */
export async function runChecks(
  url: string,
  folder?: string,
): Promise<{ name: string; result: CheckResult }[]> {
  const site = new PublishedSite(url);
  const routes = await site.routes(new URL(url).pathname.replace(/\/?$/, '/'));
  const read = async (path: string): Promise<CheckedPage> => {
    const answer = await site.get(path);
    const html = answer.body.toString();
    return { path, answer, html, facts: pageFacts(html) };
  };
  const all = await Promise.all(routes.pages.map(read));
  const lost = await Promise.all(
    routes.languages.map((lang) =>
      read(formatAddress(routes, { version: routes.defaultVersion, lang, path: '/no-such-page' })),
    ),
  );
  const pages = new Map(all.map((page) => [page.path, page]));
  const input: CheckInput = { site, routes, pages, lost, ...(folder === undefined ? {} : { folder }) };
  const results = [];
  for (const { name, run } of [...pageChecks, ...siteChecks]) {
    results.push({ name, result: await run(input) });
  }
  return results;
}

/** The table of all checks, followed by the problems. */
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

import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { type RouteAddress, routeKey } from '../../shared/routes.ts';
import type { Problem } from '../base/problems.ts';
import type { ResolvedSite } from '../config/resolveSite.ts';

const run = promisify(execFile);

/** Asking git must not make anybody wait; in milliseconds. */
const TIMEOUT_MS = 5_000;
/** Links asked for at once: what is wrong with the others shows when these are mended. */
const MAX_LINKS = 50;

type Address = Pick<RouteAddress, 'version' | 'lang' | 'path'>;

/** A problem with what leads to a page that does not exist. */
export interface LinkProblem extends Problem {
  /** The address without a page. */
  missing?: Address;
}

/** Says of links into nowhere whether a page was there once, as far as git knows. */
export async function withFormerPages(
  site: ResolvedSite,
  problems: readonly LinkProblem[],
): Promise<Problem[]> {
  const addresses = problems.flatMap(({ missing }) => missing ?? []).slice(0, MAX_LINKS);
  const former = await formerFiles(site, addresses.flatMap(filesOf));
  return problems.map(({ missing, ...problem }): Problem => {
    const names = missing ? filesOf(missing) : [];
    const file = names.map((name) => former.get(name.toLowerCase())).find((name) => name !== undefined);
    if (file === undefined) return problem;
    const place = path.relative(site.root, path.join(site.docsDir, file));
    const advice = [
      problem.advice,
      `A page was there once: ${place}.`,
      'Where it has moved, lead its old address there, too: “redirects” of the site configuration.',
    ];
    return { ...problem, advice: advice.filter(Boolean).join(' ') };
  });
}

/** The files that a page with this address can have, relative to the documentation folder. */
function filesOf({ version, lang, path: routePath }: Address): string[] {
  const stem = path.posix.join(version, lang, routeKey(routePath));
  return ['.mdx', '.md', '/index.mdx', '/index.md'].map((ending) => stem + ending);
}

/** Which of these files were ever committed, by their names in lower case. */
async function formerFiles(
  site: ResolvedSite,
  files: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (files.length === 0) return new Map();
  const args = ['log', '--relative', '--diff-filter=A', '--no-renames', '--name-only', '--format='];
  const pathspecs = files.map((file) => `:(icase,literal)${file}`);
  try {
    const options = { cwd: site.docsDir, timeout: TIMEOUT_MS };
    const { stdout } = await run('git', ['-c', 'core.quotepath=off', ...args, '--', ...pathspecs], options);
    return new Map(stdout.split('\n').map((name) => [name.toLowerCase(), name]));
  } catch {
    return new Map(); // no repository, no git, or too much history
  }
}

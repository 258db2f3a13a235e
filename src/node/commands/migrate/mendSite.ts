import { distinct, type Problem } from '../../base/problems.ts';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import { checkSite } from '../check/checkSite.ts';
import { mendPages } from './mendPages.ts';

/** How often what is mended may show something else. */
const ROUNDS = 10;

/** Mends what leaves no doubt, and tells all that was mended or is left. */
export async function mendSite(
  site: ResolvedSite,
  files: Record<string, string>,
  write: (name: string, content: string) => void,
): Promise<Problem[]> {
  const mended: Problem[] = [];
  for (let round = 1; ; round++) {
    const { problems } = await checkSite(site);
    const errors = distinct(problems).filter(({ severity }) => severity === 'error');
    const changes = round > ROUNDS ? [] : mendPages(files, errors);
    for (const name of new Set(changes.map(({ file }) => file))) write(name, files[name] ?? '');
    mended.push(...changes);
    if (changes.length === 0) return [...mended, ...errors];
  }
}

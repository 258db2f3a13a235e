import type { ResolvedSite } from '../config/resolveSite.ts';
import type { Strings } from '../mdx/strings.ts';
import { sourceHash } from './sourceHash.ts';

/** Changes whenever the code that compiles pages, or what it is told, may have changed. */
export function pipelineVersion({ config, root }: ResolvedSite, strings: Record<string, Strings>): string {
  const sources = ['build/{mdx,content,config,cache}/**/*.ts', 'build/problems.ts', 'shared/**/*.ts'];
  return sourceHash(sources, { config, root, strings });
}

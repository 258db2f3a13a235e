import type { ResolvedSite } from '../config/resolveSite.ts';
import type { Strings } from '../mdx/strings.ts';
import { sourceHash } from './sourceHash.ts';
import { PAGE_SOURCES } from './sources.ts';

/** Changes whenever the code that compiles pages, or its input besides the pages, may have changed. */
export function pipelineVersion({ config, root }: ResolvedSite, strings: Record<string, Strings>): string {
  return sourceHash(PAGE_SOURCES, { config, root, strings });
}

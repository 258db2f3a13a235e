import { frontmatterSchema } from 'docs-site-engine/node';
import { parseDocument } from 'yaml';
import { convertFrontmatter } from './convertFrontmatter.ts';

/** Keys of other tools that are converted to the engine's. */
const CONVERTED = ['layout', 'aside', 'search', 'titleTemplate'];
/** Keys of other tools that have no equivalent; all others are custom keys of the site. */
const DROPPED = ['editLink', 'lastUpdated', 'prev', 'next', 'sidebarDepth', 'pageClass', 'isHome', 'context'];

/** Keys that the configuration doesn't need to declare. */
export const KNOWN: ReadonlySet<string> = new Set([
  ...Object.keys(frontmatterSchema.shape),
  ...CONVERTED,
  ...DROPPED,
]);

/** Maximum number of passes, because removing one key can reveal another problem. */
const ROUNDS = 10;

/**
 * Converts the frontmatter of a page: removes and reports keys that the engine doesn't know or accept, and renames
 * those that the other tool names differently. Adds the names of the remaining keys to `names`. Frontmatter that needs
 * no change keeps its formatting.
 */
export function migrateFrontmatter(
  text: string,
  names: Set<string>,
  removed: (line: number, what: string) => void,
): string {
  const [fencedBlock = '', block = ''] = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*$/m.exec(text) ?? [];
  if (!text.startsWith('---') || fencedBlock === '' || !text.startsWith(fencedBlock)) return text;
  const document = parseDocument(block, { prettyErrors: false });
  const violationLine = (key: PropertyKey) =>
    block.split('\n').findIndex((line) => line.replace(/^[\s-]+/, '').startsWith(`${String(key)}:`)) + 2;
  let changed = false;
  const remove = (at: readonly PropertyKey[]) => {
    if (!document.hasIn(at)) return false;
    removed(
      violationLine(at.findLast((key) => typeof key === 'string') ?? ''),
      `${at.join('.')}: ${JSON.stringify(document.getIn(at))}`,
    );
    document.deleteIn(at);
    changed = true;
    return true;
  };
  if (document.errors.length > 0 || typeof document.toJS() !== 'object') return text;
  for (const key of DROPPED) remove([key]);
  const { features } = (document.toJS() ?? {}) as { features?: unknown };
  for (const [index, feature] of (Array.isArray(features) ? (features as unknown[]) : []).entries()) {
    const { icon } = (feature ?? {}) as { icon?: unknown };
    remove(['features', index, 'linkText']);
    if (typeof icon !== 'string' || icon.length > 8) remove(['features', index, 'icon']);
  }
  for (const image of [
    ['hero', 'image'],
    ['hero', 'image', 'src'],
  ])
    if (document.hasIn([...image, 'light'])) remove([...image, 'dark']);
  for (let round = 0; round < ROUNDS; round++) {
    const value = (document.toJS() ?? {}) as Record<string, unknown>;
    const known = Object.fromEntries(Object.entries(value).filter(([key]) => KNOWN.has(key)));
    const { error } = frontmatterSchema.safeParse(convertFrontmatter(known));
    const keyPaths = (error?.issues ?? []).flatMap(({ path, ...issue }): PropertyKey[][] =>
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key]) : [path],
    );
    if (!keyPaths.map((at) => nearestPlace(document, at)).some((at) => at !== undefined && remove(at))) break;
  }
  const before = (document.toJS() ?? {}) as Record<string, unknown>;
  const after = convertFrontmatter(before) as Record<string, unknown>;
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (JSON.stringify(before[key]) === JSON.stringify(after[key])) continue;
    if (key in after) document.set(key, after[key]);
    else document.delete(key);
    changed = true;
  }
  for (const key of Object.keys(after)) names.add(key);
  if (!changed) return text;
  const rest =
    document.contents === null || Object.keys(document.toJS() as object).length === 0
      ? ''
      : document.toString();
  return `---\n${rest}---${text.slice(fencedBlock.length)}`;
}

/** Returns the location of an invalid value. The other tool may have another name for its key. */
function nearestPlace(
  document: ReturnType<typeof parseDocument>,
  at: readonly PropertyKey[],
): PropertyKey[] | undefined {
  for (let length = at.length; length > 0; length--)
    if (document.hasIn(at.slice(0, length))) return at.slice(0, length);
  return at[0] === 'pageType' && document.has('layout') ? ['layout'] : undefined;
}

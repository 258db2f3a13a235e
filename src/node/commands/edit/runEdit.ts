import { howToRun } from '../../base/howToRun.ts';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import type { Changes } from './changes.ts';
import { mentionsOf } from './git.ts';

/** More would only hide what is above them. */
const MAX_MENTIONS = 12;

/** A page that is made or moved, or removed: then it has no new path. */
export interface EditedPage {
  version: string;
  /** Its route path before; that of a new page. */
  from: string;
  to?: string;
  /** Where the address of a removed page leads from now on. */
  redirect?: string | undefined;
}

/**
 * Plans what else belongs to a page of a certain site: recordings, tests, and so on.
 * @returns what is left to do by hand
 */
export type Accompany = (site: ResolvedSite, changes: Changes, page: EditedPage) => string[];

/** Makes the changes, or only lists them, and says what is left to do. */
export function finishEdit(
  site: ResolvedSite,
  changes: Changes,
  page: EditedPage,
  { left, dryRun }: { left: readonly string[]; dryRun: boolean },
): void {
  console.log(changes.list().join('\n'));
  if (dryRun) console.log('\nThis is what would happen; nothing has been changed.');
  else changes.apply();
  const mentions = dryRun
    ? []
    : mentionsOf(site.root, page.from).filter((place) => !/^site\.config\.ts/.test(place));
  const shown = mentions.slice(0, MAX_MENTIONS);
  const rest = mentions.length - shown.length;
  const more = rest > 0 ? [`and ${rest} more`] : [];
  const todo = [
    ...left,
    ...(shown.length > 0 ? [`See whether these should name it: ${[...shown, ...more].join(', ')}`] : []),
  ];
  if (todo.length > 0) console.log(`\nLeft for you:\n${todo.map((line) => `- ${line}`).join('\n')}`);
  if (!dryRun) console.log(`\nNow run “${howToRun('check')}”.`);
}

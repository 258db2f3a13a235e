import { nothingExtracted, type Summary } from '../page.ts';
import { withoutCode } from '../read/codeLines.ts';
import { readPage } from '../read/readPage.ts';

/** What a page tells without being compiled. */
interface Scan {
  summary: Summary;
  /** Whether its title is known: only compiling can tell some of them, such as one that a fragment holds. */
  titled: boolean;
}

/**
 * What lists need of a page that has not been opened yet: its frontmatter and title. Takes a fraction of the time of
 * compiling it, so the dev server starts instantly however many pages there are.
 *
 * @param more see {@link readPage}
 */
export function scanPage(displayFile: string, bytes: Uint8Array, more: readonly string[] | undefined): Scan {
  const { text, frontmatter, body } = readPage(displayFile, bytes, more);
  const [, written = ''] = /^#[ \t]+(\S.*)$/m.exec(withoutCode(body)) ?? [];
  const heading = written
    .trimEnd()
    .replace(/\{#[^{}]+\}$/, '')
    .trimEnd();
  const headingTitle = heading.replace(/`([\w .,:;()/@'"-]+)`/g, '$1');
  const isPlain = heading !== '' && !/[\\&_~{}[\]*`<#]/.test(heading.replace(/`[\w .,:;()/@'"-]+`/g, ''));
  const isDoc = (frontmatter.pageType ?? 'doc') === 'doc';
  return {
    summary: { ...nothingExtracted(), frontmatter, headingTitle, dependencies: [], problems: [] },
    titled: text === undefined || frontmatter.title !== undefined || isPlain || !isDoc,
  };
}

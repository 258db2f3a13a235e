import type { PageSummary } from '../../content/compilePage.ts';
import { emptyFindings } from '../../content/pageContext.ts';
import { readFrontmatter } from '../../content/read/readFrontmatter.ts';
import { decodeSource } from '../../content/read/readSource.ts';

/** What a page tells without being compiled. */
export interface Scan {
  summary: PageSummary;
  /** Whether its title is known: only compiling can tell some of them, such as one that a fragment holds. */
  titled: boolean;
}

/**
 * What lists need of a page that has not been opened yet: its frontmatter and title. Takes a fraction of the time of
 * compiling it, so the dev server starts instantly however many pages there are.
 */
export function scanPage(displayFile: string, bytes: Uint8Array): Scan {
  const { html: _html, markdown: _markdown, ...findings } = emptyFindings();
  const decoded = decodeSource(bytes, displayFile);
  if ('problem' in decoded) return { summary: { ...findings, frontmatter: {} }, titled: true };
  const { frontmatter, body } = readFrontmatter(displayFile, decoded.text);
  const written =
    /^#[ \t]+(\S.*)$/m.exec(body.replace(/^(`{3,}(?!`)|~{3,}(?!~))[\s\S]*?^\1/gm, ''))?.[1] ?? '';
  const heading = written
    .trimEnd()
    .replace(/\{#[^{}]+\}$/, '')
    .trimEnd();
  const headingTitle = heading.replace(/`([\w .,:;()/@'"-]+)`/g, '$1');
  const isPlain = heading !== '' && !/[\\&_~{}[\]*`<#]/.test(heading.replace(/`[\w .,:;()/@'"-]+`/g, ''));
  const isDoc = (frontmatter.pageType ?? 'doc') === 'doc';
  return {
    summary: { ...findings, frontmatter, headingTitle },
    titled: frontmatter.title !== undefined || isPlain || !isDoc,
  };
}

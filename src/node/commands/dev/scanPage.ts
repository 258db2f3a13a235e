import type { PageSummary } from '../../content/mdx/compilePage.ts';
import { emptyFindings } from '../../content/mdx/pageContext.ts';
import { readFrontmatter } from '../../content/readFrontmatter.ts';
import { decodeSource } from '../../content/readSource.ts';

/**
 * What lists need of a page that has not been opened yet: its frontmatter and title. Takes a fraction of the time of
 * compiling it, so the dev server starts instantly however many pages there are.
 */
export function scanPage(displayFile: string, bytes: Uint8Array): PageSummary {
  const { html: _html, markdown: _markdown, ...findings } = emptyFindings();
  const decoded = decodeSource(bytes, displayFile);
  if ('problem' in decoded) return { ...findings, frontmatter: {} };
  const { frontmatter, body } = readFrontmatter(displayFile, decoded.text);
  const heading =
    /^#[ \t]+(.+?)[ \t]*(?:\{#[^}]+\})?[ \t]*$/m.exec(body.replace(/^(`{3,}|~{3,})[\s\S]*?^\1/gm, ''))?.[1] ??
    '';
  return { ...findings, frontmatter, headingTitle: plainText(heading) };
}

function plainText(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]*>|[`*]/g, '')
    .trim();
}

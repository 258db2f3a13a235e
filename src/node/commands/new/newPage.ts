import path from 'node:path';
import { parse, stringify } from 'yaml';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import { slugOf } from '../../content/extract/headings.ts';
import type { Changes } from '../edit/changes.ts';

/** Content of a new page in one language. */
export interface PageText {
  title: string;
  description?: string;
  /** Id of the title in the first language, which the heading is to have, too. Default: its own. */
  id?: string;
}

/** What a new page has unless the site says otherwise: see `docs/shared/new/`. */
const TEMPLATE = '---\ntitle: "{title}"\n---\n\n# {title}\n\n{description}\n';

/**
 * A page in one language, made of the site's template, `shared/new/<lang>.mdx` in the documentation folder. There
 * `{title}` and `{description}` stand for what is asked for, and `todo` lists what is left for the writer.
 */
export function pageText(
  site: ResolvedSite,
  changes: Changes,
  lang: string,
  { title, description, id }: PageText,
): { text: string; todo: string[] } {
  const file = path.join(site.docsDir, 'shared/new', `${lang}.mdx`);
  const template = changes.has(file) ? changes.text(file) : TEMPLATE;
  const [head = '', yaml = ''] = /^---\n([\s\S]*?\n)---\n/.exec(template) ?? [];
  const values: Record<string, string> = { title };
  const fill = (text: string, written = (value: string) => value) =>
    text.replace(/\{(title|description)\}/g, (_, name: string) => written(values[name] ?? ''));
  const { todo = [], ...keys } = (parse(yaml) ?? {}) as { todo?: string[] } & Record<string, unknown>;
  const frontmatter = Object.fromEntries(
    Object.entries(keys).map(([key, value]) => [key, typeof value === 'string' ? fill(value) : value]),
  );
  if (description) frontmatter.description = description;
  values.description = String(frontmatter.description ?? '');
  const hasOwnId = id !== undefined && id !== slugOf(title, site.markdown.slugs);
  const written = template.slice(head.length).replace(/^# \{title\}$/m, hasOwnId ? `$& {#${id}}` : '$&');
  const body = fill(written, (value) => value.replace(/[<{\\]/g, '\\$&'));
  return {
    text: `---\n${stringify({ ...frontmatter, title }, { lineWidth: 0 })}---\n${body.trimEnd()}\n`,
    todo,
  };
}

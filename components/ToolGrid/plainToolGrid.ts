import type { PlainElement, PlainForm } from 'docs-site-engine';
import { inLanguage, rstack } from './rstack.ts';

/** Returns the plain form of `<ToolGrid>` for Markdown copies: a list of links. */
export default function plainToolGrid({ lang, t }: PlainElement): PlainForm {
  const rows = rstack.map(
    ({ name, description, url }) => `- [${name}](${inLanguage(url, lang)}): ${t(description.key)}`,
  );
  return { markdown: rows.join('\n') };
}

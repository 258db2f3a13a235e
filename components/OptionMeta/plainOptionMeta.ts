import type { PlainElement, PlainForm } from 'docs-site-engine';
import { optionFields } from './optionFields.ts';

/** Returns the plain form of `<OptionMeta>` for search, Markdown copies and overviews, which show the option's default. */
export default function plainOptionMeta({ attributes, t }: PlainElement): PlainForm {
  const value = (name: string) => {
    const written = attributes[name];
    return typeof written === 'string' ? written : undefined;
  };
  const written = (names: readonly string[]) => names.flatMap((name) => value(name) ?? []);
  const rows = optionFields.flatMap((field) => {
    const shown = value(field);
    if (shown === undefined) return [];
    const accepts = field === 'type' ? value('accepts') : undefined;
    const words = accepts === undefined ? '' : `${accepts}, `;
    return `- ${t(`site.option.${field}`)}: ${words}${field === 'scope' ? shown : inlineCode(shown)}`;
  });
  const defaultValue = value('name') === undefined ? value('default') : undefined;
  return {
    search: [
      ...written(['accepts', 'scope']),
      ...written(['type', 'default', 'cli', 'since']).map((code) => ({ code })),
    ],
    markdown: rows.join('\n'),
    ...(defaultValue === undefined
      ? {}
      : { overview: { label: t('site.option.default'), value: defaultValue } }),
  };
}

/** Returns Markdown inline code. Types may contain backticks. */
function inlineCode(code: string): string {
  const fence = code.includes('`') ? '``' : '`';
  return code.includes('`') ? `${fence} ${code} ${fence}` : fence + code + fence;
}

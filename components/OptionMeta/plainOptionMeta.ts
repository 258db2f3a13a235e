import type { PlainElement, PlainForm } from 'docs-site-engine';
import { optionFields } from './optionFields.ts';

/**
 * Returns the plain form of `<OptionMeta>` for search, Markdown copies and overviews, which show the option's default.
 */
export default function plainOptionMeta({ attributes, t }: PlainElement): PlainForm {
  const value = (name: string) => {
    const attribute = attributes[name];
    return typeof attribute === 'string' ? attribute : undefined;
  };
  const join = (names: readonly string[]) => names.flatMap((name) => value(name) ?? []);
  const rows = optionFields.flatMap((field) => {
    const fieldValue = value(field);
    if (fieldValue === undefined) return [];
    const accepts = field === 'type' ? value('accepts') : undefined;
    const words = accepts === undefined ? '' : `${accepts}, `;
    return `- ${t(`site.option.${field}`)}: ${words}${field === 'scope' ? fieldValue : inlineCode(fieldValue)}`;
  });
  const defaultValue = value('name') === undefined ? value('default') : undefined;
  return {
    search: [
      ...join(['accepts', 'scope']),
      ...join(['type', 'default', 'cli', 'since']).map((code) => ({ code })),
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

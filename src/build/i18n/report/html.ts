import { escapeHtml } from '../../../shared/escapeHtml.ts';

/** Markup that is put in as it is. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Part = string | number | undefined | Html | readonly Html[];

/** Markup with values in it; everything but markup is escaped. */
export function html(strings: TemplateStringsArray, ...values: Part[]): Html {
  const parts = strings.map((text, index) => text + render(values[index]));
  return new Html(parts.join(''));
}

function render(value: Part): string {
  if (value === undefined) return '';
  if (value instanceof Html) return value.markup;
  if (typeof value === 'object') return value.map(render).join('');
  return escapeHtml(String(value));
}

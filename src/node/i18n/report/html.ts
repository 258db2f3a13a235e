import { escapeHtml } from '../../../shared/escapeHtml.ts';

/** Trusted markup that is inserted without escaping. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Part = string | number | undefined | Html | readonly Html[];

/** Template tag for markup; escapes all values except {@link Html}. */
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

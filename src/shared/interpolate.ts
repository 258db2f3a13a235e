/** Replaces variables such as `{{version}}` in a string without i18next. Unknown ones are kept. */
export function interpolate(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (variable, name: string) => String(values[name] ?? variable));
}

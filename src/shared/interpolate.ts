/** Replaces variables such as `{{version}}` without i18next. Unknown variables are kept. */
export function interpolate(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (variable, name: string) => String(values[name] ?? variable));
}

/** Fills the variables of a text that is not looked up by i18next: `{{version}}`. Unknown ones stay as they are. */
export function interpolate(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (variable, name: string) => String(values[name] ?? variable));
}

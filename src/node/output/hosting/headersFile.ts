/** Headers of all paths that match a pattern. */
export interface HeaderRule {
  /** URL path, base included; a trailing `*` matches anything. */
  path: string;
  headers: Record<string, string>;
}

/** Name of the file from which many hosts read headers (Netlify, Cloudflare Pages and others; our own server too). */
export const HEADERS_FILE = '_headers';

/** Content of a `_headers` file. */
export function formatHeadersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
      return [path, ...lines, ''].join('\n');
    })
    .join('\n');
}

/** The rules of a `_headers` file. Invalid lines are ignored, as hosts do. */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([\w-]+):\s*(.*?)\s*$/.exec(line) ?? [];
    if (/^\//.test(line)) rules.push({ path: line.trim(), headers: {} });
    else if (name !== undefined && value !== undefined)
      Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value });
  }
  return rules;
}

/** All headers of a path, names in lower case; later rules override earlier ones. */
export function headersOf(rules: readonly HeaderRule[], pathname: string): Record<string, string> {
  const matches = ({ path }: HeaderRule) =>
    path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path;
  const entries = rules.filter(matches).flatMap(({ headers }) => Object.entries(headers));
  return Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), value]));
}

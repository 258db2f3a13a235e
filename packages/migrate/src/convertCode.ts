import path from 'node:path';

/** Matches VitePress options after a language, without a space: `ts:line-numbers{1,3}`. */
const LANGUAGE = /^([^\s:{[]*)((?::(?:no-)?line-numbers(?:=\d+)?)?)(\{[^}]*\}?)?(\[.*)?$/;
const FENCE = /^([ \t>]*(?:[-*+][ \t]+)?(?:`{3,}|~{3,}))[ \t]*([^\s`]+)([^\n]*)$/;
const SNIPPET_LINE = /^([ \t>]*(?:[-*+][ \t]+)?)<<<(?!<)[ \t]*(\S.*?)[ \t]*$/gm;
const SNIPPET = /^(\S+?)(#[\w-]+)?(?:\{([^{}]*)\})?(?:\s+(.*))?$/;

/** Rewrites the start of a code block: options attached to the language, and the case of the language. */
export function convertFence(line: string): string {
  return line.replace(FENCE, (_, marks: string, info: string, meta: string) => {
    if (info.includes('=')) return line; // an option, not a language
    const [, lang = info, numbers = '', lines = '', title = ''] = LANGUAGE.exec(info) ?? [];
    const attached = [lines, title].filter(Boolean).map((part) => ` ${part}`);
    return `${marks}${lang.toLowerCase()}${attached.join('')}${meta}${lineNumbers(numbers)}`;
  });
}

/**
 * Rewrites `<<< @/file.ts#region{2 ts:line-numbers} [title]` to a code block that embeds the file.
 *
 * @param locate returns the path of an embedded file, relative to the page
 */
export function convertSnippets(prose: string, locate: (name: string) => string): string {
  return prose.replace(SNIPPET_LINE, (_, before: string, what: string) => {
    const [, name = what, region = '', braces = '', rest = ''] = SNIPPET.exec(what) ?? [];
    const [, lines = '', lang = '', numbers = ''] =
      /^([\d,\s-]*)([a-z][\w-]*)?(:[\w-]+(?:=\d+)?)?$/i.exec(braces) ?? [];
    const marked = lines.trim() && ` {${lines.trim()}}`;
    const language = (lang || path.extname(name).slice(1) || 'text').toLowerCase();
    const meta = `file="${locate(name)}${region}"${marked}${lineNumbers(numbers)}${rest && ` ${rest}`}`;
    const indent = before.replace(/[-*+]/g, ' ');
    return `${before}\`\`\`${language} ${meta}\n${indent}\`\`\``;
  });
}

function lineNumbers(option: string): string {
  if (option === '') return '';
  return option.startsWith(':no-') ? ' lineNumbers=false' : ' lineNumbers';
}

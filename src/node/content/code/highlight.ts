import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { BundledLanguage, BundledTheme, Highlighter, ShikiTransformer } from 'shiki';
import { bundledLanguages } from 'shiki/langs';
import { SKIP, visit } from 'unist-util-visit';
import { cacheFolder, DiskCache } from '../../base/diskCache.ts';
import { engineHash } from '../../base/engine.ts';
import type { SitePlugins } from '../extensions/plugins.ts';
import type { SampleTypes, TypedCode } from './sampleTypes.ts';
import { ansiHtml, plainLines, withClasses } from './tokenClasses.ts';

const PLAIN = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'ansi']);
/**
 * Maximum length of a highlighted line, in characters. Some grammars take quadratic time, so minified code could take
 * minutes.
 */
const MAX_LINE = 1000;
const SHELLS = new Set(['bash', 'sh', 'shell', 'zsh', 'console', 'shellsession']);

/** Result of {@link highlight}. */
export interface HighlightedCode {
  /** Inner HTML of the `<code>` element. */
  html: string;
  /** `has-diff`, `has-focused` …: classes for the whole block. */
  states: string[];
}

let highlighter: Promise<Highlighter> | undefined;

/**
 * Returns the disk cache of highlighted code. With it, edits of text don't need grammars, which take longer to load
 * than a page to compile.
 */
export function highlightCache(site: { cacheDir: string }): DiskCache<HighlightedCode> {
  return new DiskCache(cacheFolder(site), `code ${engineHash()}`);
}

/** The site's additions to code highlighting. */
export type CodePlugins = Pick<SitePlugins, 'languages' | 'transformers'>;

/** Tools for displaying code. */
export interface CodeTools {
  types: SampleTypes;
  cache: DiskCache<HighlightedCode>;
  plugins: SitePlugins;
}

/** Options of a site without additions to code highlighting. */
export const NO_PLUGINS: CodePlugins = { languages: [], transformers: [] };

/** Whether the language of a code block is known, by its name or an alias. */
export function isKnownLanguage(lang: string, { languages }: CodePlugins = NO_PLUGINS): boolean {
  return (
    PLAIN.has(lang) ||
    Object.hasOwn(bundledLanguages, lang) ||
    languages.some(({ name, aliases = [] }) => name === lang || aliases.includes(lang))
  );
}

/** Code to highlight. */
export interface Code {
  code: string;
  /** A language that {@link isKnownLanguage}; anything else is shown as plain text. */
  lang: string;
  /** Lines to highlight, counted from 1. */
  lines: readonly number[];
  /** The code with its types, and the transformer that shows them. */
  typed?: (TypedCode & { transformers: () => Promise<ShikiTransformer[]> }) | undefined;
  /** Info string after the language, for transformers. */
  meta?: string;
}

/**
 * Returns the inner HTML of a `<code>` element: one `span.line` per line, tokens with classes (`tk-keyword`), so that
 * one stylesheet covers both themes. Shell prompts become a class, so that they aren't copied.
 *
 * @param cache earlier results. Default: none
 */
export async function highlight(
  input: Code,
  plugins: CodePlugins = NO_PLUGINS,
  cache?: DiskCache<HighlightedCode>,
): Promise<HighlightedCode> {
  // bypasses the cache, because plugins can change without the code
  if (!cache || plugins.transformers.length > 0 || plugins.languages.length > 0)
    return tokenize(input, plugins);
  const { code, lang, lines, typed } = input;
  const key = JSON.stringify([lang, lines, code, typed]);
  const known = cache.get(key);
  if (known) return known;
  const highlighted = await tokenize(input, plugins);
  cache.put(key, highlighted);
  return highlighted;
}

interface Prompted {
  text: string;
  /** Lines that follow a prompt, counted from 1. */
  prompts: number[];
  /** Prompt lines that continue the command above. */
  continued: number[];
}

/** @param continues whether `> ` below a prompt is also a prompt. Recorded output can start with these characters. */
function markPrompts(code: string, continues: boolean): Prompted {
  const result: Prompted = { text: '', prompts: [], continued: [] };
  const lines = code.split('\n').map((line, index) => {
    const isContinued = continues && line.startsWith('> ') && result.prompts.at(-1) === index;
    if (!isContinued && !line.startsWith('$ ')) return line;
    result.prompts.push(index + 1);
    if (isContinued) result.continued.push(index + 1);
    return line.slice(2);
  });
  return { ...result, text: lines.join('\n') };
}

/** Shows `[\\!code ++]` as `[!code ++]`, which isn't a mark then. */
const ESCAPED_MARK = '[\\!code';
/** Stands for an escaped mark while code is highlighted; pages can't contain it. */
const NO_MARK = '\uE000';

/** Returns the displayed code, without the escapes of marks. */
export function withoutEscapes(code: string): string {
  return code.replaceAll(ESCAPED_MARK, '[!code');
}

async function tokenize(input: Code, plugins: CodePlugins): Promise<HighlightedCode> {
  if (!input.code.includes(ESCAPED_MARK)) return tokenizeUnescaped(input, plugins);
  const code = input.code.replaceAll(ESCAPED_MARK, `[${NO_MARK}!code`);
  const { html, ...rest } = await tokenizeUnescaped({ ...input, code }, plugins);
  return { ...rest, html: html.replaceAll(NO_MARK, '') };
}

async function tokenizeUnescaped(input: Code, plugins: CodePlugins): Promise<HighlightedCode> {
  const { lang, lines, typed, meta = '' } = input;
  const hasPrompts = SHELLS.has(lang) || lang === 'ansi';
  const { text, prompts, continued } = hasPrompts
    ? markPrompts(input.code, lang !== 'ansi')
    : { text: input.code, prompts: [], continued: [] };
  const marks = [
    { name: 'highlighted', lines },
    { name: 'prompt', lines: prompts },
    { name: 'continued', lines: continued },
  ];
  highlighter ??= loadHighlighter();
  const shiki = await highlighter;
  const known = !PLAIN.has(lang) && isKnownLanguage(lang, plugins);
  // popups with types are TypeScript, whatever the sample's language
  for (const requiredLang of [...(known ? [lang] : []), ...(typed ? ['ts'] : [])])
    if (!shiki.getLoadedLanguages().includes(requiredLang)) await loadLanguage(shiki, requiredLang, plugins);
  const options = {
    lang: (known ? lang : 'text') as BundledLanguage,
    theme: 'classes' as BundledTheme, // passed by name, because an object would be normalized again for every block
    tokenizeTimeLimit: 0, // on a busy machine, a timeout would put partly highlighted code in the cache
    tokenizeMaxLineLength: MAX_LINE,
  };
  if (lang === 'ansi') {
    const tokens = shiki.codeToTokensBase(text, { ...options, lang: 'ansi' });
    return { states: [], html: ansiHtml(tokens, prompts) };
  }
  const { transformers } = plugins;
  if (!typed && !text.includes('[!code') && transformers.length === 0) {
    return { states: [], html: plainLines(shiki.codeToTokensBase(text, options), marks) };
  }
  const notations = await import('@shikijs/transformers');
  const root = shiki.codeToHast(text, {
    ...options,
    meta: { __raw: meta },
    transformers: [
      ...(typed ? await typed.transformers() : []),
      { code: hideStrings },
      notations.transformerNotationDiff(),
      notations.transformerNotationHighlight(),
      notations.transformerNotationFocus(),
      notations.transformerNotationErrorLevel(),
      notations.transformerNotationWordHighlight(),
      {
        line(node, line) {
          for (const { name, lines } of marks) if (lines.includes(line)) this.addClassToHast(node, name);
        },
      },
      ...transformers,
    ],
  });
  const pre = root.children[0] as Element;
  const element = pre.children[0] as Element;
  const states = [pre.properties.class]
    .flat()
    .join(' ')
    .split(' ')
    .filter((name) => name.startsWith('has-'));
  return { states, html: toHtml({ type: 'root', children: element.children.map(withClasses) }) };
}

/** Loads the highlighter with the first block that isn't cached, because most edits only change text. */
async function loadHighlighter(): Promise<Highlighter> {
  const [{ createCssVariablesTheme, createHighlighter }, { createJavaScriptRegexEngine }] = await Promise.all(
    [import('shiki'), import('shiki/engine/javascript')],
  );
  const theme = createCssVariablesTheme({ name: 'classes', variablePrefix: '--shiki-' });
  // otherwise everything after a command would be highlighted as a string
  theme.tokenColors?.push(
    { scope: 'string.unquoted.argument.shell', settings: { foreground: 'var(--shiki-foreground)' } },
    { scope: 'constant.other.option', settings: { foreground: 'var(--shiki-token-constant)' } },
  );
  return createHighlighter({ themes: [theme], langs: [], engine: createJavaScriptRegexEngine() });
}

/**
 * Hides strings from the notation transformers, which look for marks in all tokens that start with a quote or a `#`.
 */
function hideStrings(code: Element): void {
  visit(code, 'element', (token) => {
    if (!String(token.properties.style).includes('-string')) return undefined;
    token.children = [{ type: 'element', tagName: 'span', properties: {}, children: token.children }];
    return SKIP;
  });
}

/** Languages of the site take precedence over built-in ones with the same name. */
async function loadLanguage(shiki: Highlighter, lang: string, { languages }: CodePlugins): Promise<void> {
  const siteGrammar = languages.find(({ name, aliases = [] }) => name === lang || aliases.includes(lang));
  // loads all of them, because they may refer to each other
  await shiki.loadLanguage(...(siteGrammar ? languages : [lang as BundledLanguage]));
}

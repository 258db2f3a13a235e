import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import { type CodePlugins, isKnownLanguage } from '../code/highlight.ts';
import { foundBy } from '../page.ts';

/** `ts:line-numbers{1,3}`: what VitePress writes after a language, without a space. */
const LANGUAGE = /^([^\s:{[]*)((?::(?:no-)?line-numbers(?:=\d+)?)?)(\{[^}]*\}?)?(\[.*)?$/;
/** An option where a language would stand: there is none. */
const OPTION = /^(?:\w+=|(?:lineNumbers|wrapCode|fold|twoslash)$)/;
const SNIPPET = /^(\S+?)(#[\w-]+)?(?:\{([^{}]*)\})?(?:\s+(.*))?$/;

/**
 * Reads code as VitePress writes it: options that are attached to the language, names of languages in any case, and
 * `<<< @/file#region`.
 */
export function remarkForeignCode(site: ResolvedSite, plugins: CodePlugins) {
  return (tree: Root, vfile: VFile): void => {
    const { version, lang } = foundBy('read', vfile).source;
    // VitePress's “@” is the folder of the pages
    const folders = [path.join(site.docsDir, version, lang), path.join(site.docsDir, version), site.docsDir];
    visit(tree, (node, index, parent) => {
      if (node.type === 'code') readLanguage(node, plugins);
      if (node.type !== 'snippet' || !parent || index === undefined) return;
      const { position, data = {} } = node;
      parent.children[index] = {
        ...snippet(node.value, folders, plugins),
        ...(position ? { position } : {}),
        data,
      };
    });
  };
}

function readLanguage(node: Code, plugins: CodePlugins): void {
  if (OPTION.test(node.lang ?? '')) {
    node.meta = [node.lang, node.meta].filter(Boolean).join(' ');
    node.lang = null;
  }
  const written = node.lang ?? '';
  const [, lang = written, numbers = '', lines = '', title = ''] = LANGUAGE.exec(written) ?? [];
  node.lang = nameOf(lang, plugins);
  if (numbers + lines + title === '') return;
  node.meta = [lines, title, node.meta ?? '', lineNumbers(numbers)].filter(Boolean).join(' ');
}

/** As the highlighter calls the language, which may be written in any case. */
function nameOf(lang: string, plugins: CodePlugins): string | null {
  return ([lang, lang.toLowerCase()].find((name) => isKnownLanguage(name, plugins)) ?? lang) || null;
}

function lineNumbers(option: string): string {
  if (option === '') return '';
  return option.startsWith(':no-') ? 'lineNumbers=false' : 'lineNumbers';
}

function snippet(what: string, folders: readonly string[], plugins: CodePlugins): Code {
  const [, name = what, region = '', braces = '', rest = ''] = SNIPPET.exec(what) ?? [];
  const [, lines = '', lang = '', numbers = ''] =
    /^([\d,\s-]*)([a-z][\w-]*)?(:[\w-]+(?:=\d+)?)?$/i.exec(braces) ?? [];
  const found = folders.map((folder) => path.join(folder, name.slice(2))).find((file) => existsSync(file));
  const file = name.startsWith('@/') ? (found ?? name) : name;
  const meta = [`file="${file}${region}"`, lines.trim() && `{${lines.trim()}}`, lineNumbers(numbers), rest];
  return {
    type: 'code',
    lang: nameOf(lang || path.extname(name).slice(1), plugins),
    meta: meta.filter(Boolean).join(' '),
    value: '',
  };
}

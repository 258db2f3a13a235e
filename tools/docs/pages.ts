import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import { globSync } from 'tinyglobby';
import { parse as parseYaml } from 'yaml';
import { parsePage as parse } from '../../src/node/content/parse/parsePage.ts';
import { frontmatterBlock } from '../../src/node/content/read/frontmatterBlock.ts';
import { ROOT } from './root.ts';

export const LANGUAGES = ['en', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];

/** One source file, parsed. */
export interface Page {
  lang: Language;
  /** Without language and extension: `config/test/include`, `api/index`. */
  path: string;
  /** For messages: `docs/en/config/test/include.mdx`. */
  file: string;
  source: string;
  frontmatter: Record<string, unknown>;
  tree: Root;
}

export function readPages(lang: Language): Page[] {
  const folder = path.join(ROOT, 'docs', lang);
  return globSync('**/*.mdx', { cwd: folder })
    .sort()
    .map((name) => readPage(lang, name.replaceAll('\\', '/').replace(/\.mdx$/, '')));
}

export function readPage(lang: Language, pagePath: string): Page {
  return parsePage(lang, pagePath, readFileSync(path.join(ROOT, 'docs', lang, `${pagePath}.mdx`), 'utf8'));
}

export function parsePage(lang: Language, pagePath: string, source: string): Page {
  const file = `docs/${lang}/${pagePath}.mdx`;
  const block = frontmatterBlock(source);
  return {
    lang,
    path: pagePath,
    file,
    source,
    frontmatter: (typeof block === 'object' && parseYaml(block.yaml)) || {},
    tree: parse(source, 'mdx'),
  };
}

/** Folders named `shared` contain fragments, which aren't pages, but whose code is also verified. */
export function isFragment({ path: pagePath }: Page): boolean {
  return pagePath.split('/').includes('shared');
}

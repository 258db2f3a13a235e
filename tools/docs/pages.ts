import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import remarkCjkFriendly from 'remark-cjk-friendly/parseOnly';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { globSync } from 'tinyglobby';
import { unified } from 'unified';
import { parse as parseYaml } from 'yaml';
import { prepareSource } from '../../src/node/content/syntax/prepareSource.ts';
import { remarkContainers } from '../../src/node/content/syntax/remarkContainers.ts';
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

const parser = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkCjkFriendly)
  .use(remarkMdx)
  .use(remarkContainers);

export function readPages(lang: Language): Page[] {
  const folder = path.join(ROOT, 'docs', lang);
  return globSync('**/*.mdx', { cwd: folder })
    .sort()
    .map((name) => readPage(lang, name.replaceAll('\\', '/').replace(/\.mdx$/, '')));
}

function readPage(lang: Language, pagePath: string): Page {
  return parsePage(lang, pagePath, readFileSync(path.join(ROOT, 'docs', lang, `${pagePath}.mdx`), 'utf8'));
}

export function parsePage(lang: Language, pagePath: string, source: string): Page {
  const file = `docs/${lang}/${pagePath}.mdx`;
  const [head = '', yaml = ''] = /^---\n([\s\S]*?)\n---\n/.exec(source) ?? [];
  // blank lines in place of the frontmatter keep every position right
  const body = head.replace(/[^\n]/g, '') + source.slice(head.length);
  return {
    lang,
    path: pagePath,
    file,
    source,
    frontmatter: parseYaml(yaml) ?? {},
    tree: parser.parse(prepareSource(body)),
  };
}

/** Folders named `shared` hold parts of pages: their code is proven like any other, but they are no pages. */
export function isFragment({ path: pagePath }: Page): boolean {
  return pagePath.split('/').includes('shared');
}

import { Parser } from 'acorn';
import type { ImportDeclaration } from 'estree';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { mdxjsEsmFromMarkdown } from 'mdast-util-mdxjs-esm';
import { mdxjsEsm } from 'micromark-extension-mdxjs-esm';
import type { Extension } from 'micromark-util-types';
import { withoutFrontmatter } from '../read/frontmatterBlock.ts';

/** Constructs inside paragraphs, which can't contain imports. */
const INLINE: Extension = {
  disable: {
    null: ['attention', 'autolink', 'codeText', 'htmlFlow', 'htmlText', 'labelStartImage', 'labelStartLink'],
  },
};

/**
 * Returns the imports of an `.mdx` page. Only parses blocks and imports, because the bundles need the imports of all
 * pages before anything is compiled. The compiler reports mistakes.
 */
export function pageImports(text: string): ImportDeclaration[] {
  if (!mayImport(text)) return [];
  try {
    const { children } = fromMarkdown(withoutFrontmatter(text), {
      extensions: [mdxjsEsm({ acorn: Parser, addResult: true }), INLINE],
      mdastExtensions: [mdxjsEsmFromMarkdown()],
    });
    return children
      .flatMap((node) => (node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : []))
      .filter((statement) => statement.type === 'ImportDeclaration');
  } catch {
    return [];
  }
}

/** Whether a line starts an import of a name that the page uses as a tag. This excludes most imports in code samples. */
function mayImport(text: string): boolean {
  const marker = '\nimport ';
  const lines = `\n${text}`;
  for (let index = lines.indexOf(marker); index !== -1; index = lines.indexOf(marker, index + 1)) {
    const end = lines.indexOf('\n\n', index);
    const names = lines.slice(index + marker.length, end === -1 ? undefined : end).split(/[^\w$]+/);
    if (names.some((name) => name !== '' && lines.includes(`<${name}`))) return true;
  }
  return false;
}

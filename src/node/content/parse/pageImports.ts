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
 * The imports of an `.mdx` page. Parses nothing but blocks and imports: before anything is compiled, the bundles need those
 * of all pages. Mistakes are left to the compiler.
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
  for (let at = lines.indexOf(marker); at !== -1; at = lines.indexOf(marker, at + 1)) {
    const end = lines.indexOf('\n\n', at);
    const names = lines.slice(at + marker.length, end === -1 ? undefined : end).split(/[^\w$]+/);
    if (names.some((name) => name !== '' && lines.includes(`<${name}`))) return true;
  }
  return false;
}

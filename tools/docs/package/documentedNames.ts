import { visit } from 'unist-util-visit';
import type { Page } from '../pages.ts';

/** Returns every word that a page writes as code: inline, in a block, or as a fact of an option. */
export function documentedNames(pages: readonly Page[]): Set<string> {
  const names = new Set<string>();
  const add = (text: string): void => {
    for (const [word] of text.matchAll(/[A-Za-z_$][\w$]*/g)) names.add(word);
  };
  for (const page of pages) {
    visit(page.tree, (node) => {
      if (node.type === 'inlineCode' || node.type === 'code') add(node.value);
    });
  }
  return names;
}

/** Returns every word in the code blocks of scripts: names with an example. */
export function exampleNames(pages: readonly Page[]): Set<string> {
  const names = new Set<string>();
  for (const page of pages) {
    visit(page.tree, 'code', ({ lang, value }) => {
      if (!/^[cm]?[jt]sx?$/.test(lang ?? '')) return;
      for (const [word] of value.matchAll(/[A-Za-z_$][\w$]*/g)) names.add(word);
    });
  }
  return names;
}

/** Flags with a separate row or heading: `--pool.maxWorkers`, `-u`. */
export function documentedFlags(pages: readonly Page[]): Set<string> {
  const flags = new Set<string>();
  for (const page of pages) {
    visit(page.tree, (node) => {
      const subject =
        node.type === 'tableRow' ? node.children[0] : node.type === 'heading' ? node : undefined;
      if (!subject) return;
      visit(subject, 'inlineCode', ({ value }) => {
        for (const [flag] of value.matchAll(/(?<![\w-])--?[a-zA-Z][\w.*-]*/g)) flags.add(flag);
      });
    });
  }
  return flags;
}

export interface OptionFacts {
  page: Page;
  line: number;
  /** Name of the option: `testTimeout`. */
  name: string;
  type: string;
  default?: string;
  cli?: string;
  /** Where the option may be set: `Each project`, `The root configuration`. */
  scope?: string;
  since?: string;
}

/** Returns the facts about options on the pages of `config/`. */
export function optionFacts(pages: readonly Page[]): OptionFacts[] {
  const facts: OptionFacts[] = [];
  for (const page of pages) {
    visit(page.tree, 'mdxJsxFlowElement', (node) => {
      if (node.name !== 'OptionMeta') return;
      const attributes = Object.fromEntries(
        node.attributes.flatMap((attribute) =>
          attribute.type === 'mdxJsxAttribute' ? [[attribute.name, String(attribute.value ?? '')]] : [],
        ),
      );
      const name = page.path.split('/').at(-1) ?? '';
      const line = node.position?.start.line ?? 1;
      facts.push({ page, line, name, type: attributes.type ?? '', ...attributes });
    });
  }
  return facts;
}

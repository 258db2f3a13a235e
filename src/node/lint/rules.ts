import type { Root as HtmlRoot } from 'hast';
import type { Root as MarkdownRoot } from 'mdast';
import type { VFile } from 'vfile';
import type { LintRules } from '../content/mdxOptions.ts';
import { takeProblems } from '../content/page.ts';
import { codeSamples } from './codeSamples.ts';
import { definitions } from './definitions.ts';
import { lists } from './lists.ts';
import { literalMarkup } from './literalMarkup.ts';
import { lostText } from './lostText.ts';
import { tables } from './tables.ts';

/**
 * Returns the rules for single pages, which `docs check` and the dev server run; `checkParity` compares pages. Each
 * rule is a plugin that only reports problems, with codes that a site can switch off in `checks`.
 */
export const lintRules: LintRules = ({ plugins }) => ({
  source: [rule(definitions())],
  syntax: [rule(lists()), rule(codeSamples(plugins)), rule(tables()), rule(literalMarkup())],
  html: [rule(lostText())],
});

type Check<Tree> = (tree: Tree, vfile: VFile) => void;

/** Moves the problems of a rule out of those that stop a build. */
function rule<Tree extends MarkdownRoot | HtmlRoot>(check: Check<Tree>): () => Check<Tree> {
  return () => (tree, vfile) => {
    const before = vfile.messages.length;
    check(tree, vfile);
    vfile.data.lint?.push(...takeProblems(vfile, before));
  };
}

import * as blocks from '../../e2e/fixtures/elements/docs/en/blocks.mdx?article';
import * as code from '../../e2e/fixtures/elements/docs/en/code.mdx?article';
import * as plain from '../../e2e/fixtures/elements/docs/en/plain.mdx?article';
import * as text from '../../e2e/fixtures/elements/docs/en/text.mdx?article';
import * as blocksZh from '../../e2e/fixtures/elements/docs/zh/blocks.mdx?article';
import * as codeZh from '../../e2e/fixtures/elements/docs/zh/code.mdx?article';
import * as plainZh from '../../e2e/fixtures/elements/docs/zh/plain.mdx?article';
import * as textZh from '../../e2e/fixtures/elements/docs/zh/text.mdx?article';
import { ArticlePage } from '../support/ArticlePage.tsx';
import { useWorkbench } from '../support/WorkbenchContext.ts';

/** Pages of a fixture site of the end-to-end tests that together contain everything an author may write. */
export default { title: 'Foundations / MDX elements' };

const useChinese = () => useWorkbench().lang === 'zh';

export const PlainMarkdown = () => <ArticlePage page={useChinese() ? plainZh : plain} />;

export const Text = () => <ArticlePage page={useChinese() ? textZh : text} />;

export const Blocks = () => <ArticlePage page={useChinese() ? blocksZh : blocks} />;

export const Code = () => <ArticlePage page={useChinese() ? codeZh : code} />;

import { Article } from '../../src/shell/Article/Article.tsx';
import { articleHtml } from '../support/articleHtml.ts';
import { useWorkbench } from '../support/WorkbenchContext.ts';

export default { title: 'Shell / Article' };

export const Prose = () => <Article html={articleHtml(useWorkbench())} lang={undefined} />;

export const InAnotherLanguage = () => <Article html="<h1>Boards</h1>" lang="en" dir="ltr" />;

export const Empty = () => <Article html="" lang={undefined} />;

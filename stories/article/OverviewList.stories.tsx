import { OverviewList } from '../../src/article/OverviewList/OverviewList.tsx';
import { InArticle } from '../support/InArticle.tsx';
import { useWorkbench } from '../support/WorkbenchContext.ts';

export default { title: 'Article / Overview list' };

function useGroups(groups: number, pages: number, headings: number, described = true) {
  const { text } = useWorkbench();
  const names = (count: number, name: string) =>
    Array.from({ length: count }, (_, index) => `${name} ${index + 1}`);
  return names(groups, text({ en: 'Group', zh: '分组' })).map((title, index) => ({
    id: `group-${index}`,
    title,
    pages: names(pages, `${title}, ${text({ en: 'page', zh: '页面' })}`).map((page) => ({
      title: page,
      link: `#${page}`,
      ...(described && {
        description: text({
          en: 'Stops the run after this many failed tests: `--bail 3`.',
          zh: '失败的测试达到指定数量后停止运行：`--bail 3`。',
        }),
      }),
      headings: names(headings, text({ en: 'Heading', zh: '标题' })).map((heading) => ({
        text: heading,
        link: `#${page} ${heading}`,
      })),
    })),
  }));
}

export const TwoGroups = () => (
  <InArticle>
    <OverviewList groups={useGroups(2, 3, 2)} />
  </InArticle>
);

export const WithoutHeadings = () => (
  <InArticle>
    <OverviewList groups={useGroups(1, 4, 0)} />
  </InArticle>
);

export const WithoutDescriptions = () => (
  <InArticle>
    <OverviewList groups={useGroups(1, 4, 2, false)} />
  </InArticle>
);

export const Many = () => (
  <InArticle>
    <OverviewList groups={useGroups(5, 12, 5)} />
  </InArticle>
);

export const Empty = () => (
  <InArticle>
    <OverviewList groups={[]} />
  </InArticle>
);

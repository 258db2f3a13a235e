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

/** Option names in the code font, with their defaults; the introduction is hidden while filtering. */
export const Options = () => {
  const { text } = useWorkbench();
  const option = (title: string, description: { en: string; zh: string }, value: string) => ({
    title,
    link: `#${title}`,
    description: text(description),
    default: value,
    headings: [],
  });
  const pages = [
    option(
      'testTimeout',
      { en: 'Time limit of a test, in milliseconds.', zh: '单个测试的超时时间，单位为毫秒。' },
      '5000',
    ),
    option(
      'retry',
      { en: 'Runs a failed test again, up to this often.', zh: '失败的测试最多重新运行的次数。' },
      '0',
    ),
  ];
  const intro = `<p>${text({ en: 'What can be set.', zh: '可以设置的内容。' })}</p>`;
  return (
    <InArticle>
      <OverviewList
        intro={intro}
        groups={[{ id: 'running', title: text({ en: 'Running', zh: '运行' }), pages }]}
      />
    </InArticle>
  );
};

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

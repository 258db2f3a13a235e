import { describe, expect, it, vi } from 'vitest';
import { createIndex, page, suggestions, titles } from '../../../testing/searchPages.ts';

describe('Chinese', () => {
  const records = [
    page(
      '模拟模块',
      '模块模拟会替换导入的内容。',
      ['提升', '它会被移到文件顶部。'],
      ['选择模拟方式', '你想要什么。'],
    ),
    page('快照测试', '快照保存在文件里。', ['更新快照', '运行时加上参数。']),
  ];

  it('counts the ending of a word less than words', () => {
    const pages = createIndex(
      page('甲', '初始值写在这里。'),
      page('乙', '测试前的变化，测试前的优化，测试前的美化。'),
    );
    expect(titles(pages, '初始化')[0]).toBe('甲');
    expect(titles(pages, '前化初始')[0]).toBe('甲');
  });

  it.each(['超时', '跳过', '构建缓存'])('treats "%s", which no dictionary contains, as a word', (query) => {
    const words = createIndex(
      page('其他', '超过时间。', ['超出', '跳转通过。'], ['构造', '建立，缓慢，存放。']),
      page('目标', `这里说的是${query}。`),
    );
    expect(titles(words, query)).toEqual(['目标']);
  });

  it('finds Chinese words in the middle of a sentence', () => {
    expect(suggestions(createIndex(...records), '替换')[0]).toMatchObject({
      type: 'content',
      title: '模拟模块',
    });
    expect(titles(createIndex(...records), '怎么更新快照')[0]).toBe('快照测试');
  });

  it.each(['with', 'without'])(
    'finds a heading by any two of its characters, %s a segmenter',
    (segmenter) => {
      if (segmenter === 'without') vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
      const index = createIndex(...records);
      for (const { title, toc } of records) {
        for (const text of [title, ...toc.map((item) => item.text)]) {
          for (let start = 0; start + 2 <= text.length; start++)
            expect(titles(index, text.slice(start, start + 2)), text).toContain(title);
        }
      }
      vi.unstubAllGlobals();
    },
  );
});

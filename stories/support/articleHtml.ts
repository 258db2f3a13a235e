import type { Workbench } from './WorkbenchContext.ts';

/** HTML of an article with the headings of `pageFixture`. For all elements, see "Foundations / MDX elements". */
export function articleHtml({ text }: Workbench): string {
  const paragraph = text({
    en: 'Look along the edge before you buy: a board that is bent will stay bent. Wood moves with the seasons, across the grain and hardly along it, and a good joint lets it.',
    zh: '买之前先顺着边看一眼：弯的木板会一直弯下去。木头随季节胀缩，主要在横纹方向，顺纹方向几乎不动，好的榫接会给它留出余地。',
  });
  const paragraphs = `<p>${paragraph}</p>`.repeat(3);
  return [
    `<h1>${text({ en: 'Boards', zh: '木板' })}</h1>`,
    paragraphs,
    `<h2 id="choose">${text({ en: 'Choose a board', zh: '挑选木板' })}</h2>`,
    paragraphs,
    `<h3 id="grain">${text({ en: 'Read the grain', zh: '看懂木纹' })}</h3>`,
    paragraphs,
    `<h2 id="store">${text({ en: 'Store it', zh: '存放' })}</h2>`,
    paragraphs,
  ].join('');
}

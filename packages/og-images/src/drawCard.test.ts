import { imageSize } from 'image-size';
import { describe, expect, it } from 'vitest';
import { OG_IMAGE_SIZE } from '../../../src/shared/constants.ts';
import type { SocialCard } from './drawCard.ts';
import { drawCard } from './drawCard.ts';

const card: SocialCard = {
  lang: 'zh',
  site: 'Site',
  section: '指南 › 进阶',
  title: '性能分析',
  description: '找出测试慢的原因……',
  address: 'site.test/zh/a',
};

/** Returns the image's bytes as text, for comparison. */
const draw = async (changes: Partial<SocialCard> = {}) =>
  (await drawCard({ ...card, ...changes }))?.toString('latin1');

describe('the preview image of a page', () => {
  it('has the size that social networks require', async () => {
    expect(imageSize((await drawCard(card)) ?? Buffer.of())).toMatchObject({ ...OG_IMAGE_SIZE, type: 'png' });
  });

  it('draws the same image for the same card, with all of its parts', async () => {
    const image = await draw();
    expect(await draw()).toBe(image);
    const parts: Partial<SocialCard>[] = [
      { site: 'Sight' },
      { section: '指南' },
      { title: '性能分折' },
      { description: '找出测试慢的起因……' },
      { address: 'site.test/zh/b' },
    ];
    for (const part of parts) expect(await draw(part), JSON.stringify(part)).not.toBe(image);
  });

  it('fits long texts', async () => {
    const cut = { title: '很长的标题'.repeat(20), description: 'many words '.repeat(60) };
    expect(await draw({ ...cut, description: `${cut.description}at the end` })).toBe(await draw(cut));
  });

  it('returns no image if the font lacks a character', async () => {
    for (const title of ['مرحبا', '性能 \u{2a6d6}', 'ก', '\u{1f600}'])
      expect(await draw({ title }), title).toBeUndefined();
  });
});

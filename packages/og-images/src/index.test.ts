import { describe, expect, it } from 'vitest';
import { buildPages } from '../../../src/node/output/integrations.ts';
import type { SiteConfig } from '../../../src/shared/siteConfig.ts';
import { prepareWholeSite, type WholeSite } from '../../../testing/temporarySite.ts';
import { addImages, type Draw } from './index.ts';

const files = {
  'docs/en/index.mdx': '---\npageType: home\nhero:\n  name: N\n  text: The claim\n---\n\n# Home\n',
  'docs/en/guide/a.mdx': '---\ndescription: Of A\n---\n\n# A\n',
  'docs/zh/guide/a.mdx': '# 甲\n',
  'docs/en/guide/own.mdx':
    '---\nhead:\n  - [meta, { property: og:image, content: https://site.test/o.png }]\n---\n\n# O\n',
  'docs/navigation.ts': `export default {
  nav: [{ text: { en: 'Guide', zh: '指南' }, link: '/guide/own' }],
  sidebar: { '/guide/': ['/guide/a', '/guide/own'] },
};
`,
};

/** Adds the images with a fake renderer that stores the card; `drawn` has the titles of these cards. */
async function make(prepared: WholeSite, site = prepared.site) {
  const drawn: string[] = [];
  const images = new Map<string, string>();
  const draw: Draw = async (cards) =>
    cards.map((card) => {
      drawn.push(`${card.section} / ${card.title}`);
      return Buffer.from(card.title === '甲' ? '' : JSON.stringify(card));
    });
  const pages = buildPages(prepared);
  const writeFile = (name: string, image: string | Uint8Array) => images.set(name, image.toString());
  await addImages({ site, folder: site.outDir, pages, writeFile }, draw);
  const of = Object.fromEntries(pages.map(({ data, image }) => [data.pagePath, image]));
  return { drawn, images, of };
}

const setUp = (config: Partial<SiteConfig> = {}) =>
  prepareWholeSite(files, { siteUrl: 'https://site.test', base: '/b/', ...config });

describe('preview images', () => {
  it('draws images for listed pages without a custom image', async () => {
    const prepared = await setUp();
    const { drawn, of, images } = await make(prepared);
    expect(drawn.sort()).toEqual([' / The claim', 'Guide / A', '指南 / 甲'].sort());
    expect(of['/b/guide/a']).toMatch(/^\/b\/assets\/social\/[\da-f]{16}\.png$/);
    expect(of['/b/zh/guide/a'], 'it cannot be drawn').toBeUndefined();
    expect(of['/b/guide/own']).toBeUndefined();
    expect(of['/b/zh/'], 'a stand-in for a translation').toBeUndefined();
    const image = images.get((of['/b/guide/a'] ?? '').replace('/b/', '')) ?? '';
    expect(JSON.parse(image)).toMatchObject({
      title: 'A',
      description: 'Of A',
      address: 'site.test/b/guide/a',
    });
  });

  it('draws an image only once, even if drawing failed', async () => {
    const prepared = await setUp();
    const before = (await make(prepared)).of;
    const { drawn, of } = await make(prepared);
    expect(drawn).toEqual([]);
    expect(of).toEqual(before);
  });

  it('draws an image again when its text has changed', async () => {
    const prepared = await setUp();
    const before = (await make(prepared)).of;
    prepared.pageAt('/b/guide/a').description = 'Of another A';
    const { drawn, of } = await make(prepared);
    expect(drawn).toEqual(['Guide / A']);
    expect(of['/b/guide/a']).not.toBe(before['/b/guide/a']);
    expect(of['/b/']).toBe(before['/b/']);
  });

  it('draws no images without the URL of the site', async () => {
    for (const config of [{ siteUrl: undefined }]) {
      const prepared = await setUp();
      const site = { ...prepared.site, config: { ...prepared.site.config, ...config } as SiteConfig };
      expect((await make(prepared, site)).drawn).toEqual([]);
    }
  });
});

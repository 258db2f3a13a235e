import { describe, expect, it } from 'vitest';
import { renderCompiled } from '../../../../testing/renderCompiled.ts';
import { compileText } from '../../../../testing/temporarySite.ts';
import { resolveSite } from '../../config/resolveSite.ts';

const svg = (size: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"/>`;
const files = { 'docs/en/a.svg': svg(8), 'docs/en/large.svg': svg(80) };

async function render(text: string, markdown = {}): Promise<string> {
  const page = await compileText(`# A\n\n${text}\n`, { files, markdown });
  expect(page.problems).toEqual([]);
  return renderCompiled(page);
}

const BUTTON =
  /<button type="button" class="zoom" data-zoom="([^"]*)" aria-label="Zoom image: ([^"]*)"><img /;

describe('an image', () => {
  it.each([['![A “cat”](./a.svg)'], ['<img src="./a.svg" alt="A “cat”" width="4" />']])(
    'wraps an image in a zoom button: %s',
    async (text) => {
      const [, large, alt] = BUTTON.exec(await render(text)) ?? [];
      expect([large, alt]).toEqual(['', 'A “cat”']);
    },
  );

  it('zooms an image with a larger source', async () => {
    const html = await render('<img src="./a.svg" data-zoom-src="./large.svg" alt="A" />');
    expect(BUTTON.exec(html)?.[1]).toMatch(/^\/assets\/images\/large\.[0-9a-f]{8}\.svg$/);
    expect(html.match(/large/g), 'named once').toHaveLength(1);
  });

  it.each([
    ['without a text', '<img src="./a.svg" alt="" />', {}],
    ['in a link', '[![A](./a.svg)](https://a.test)', {}],
    ['that the selector does not find', '![A](./a.svg)', { zoomSelector: 'figure img' }],
    ['where zooming is off', '![A](./a.svg)', { zoomSelector: false }],
  ])('does not change %s', async (_, text, markdown) => {
    expect(await render(text, markdown)).not.toContain('<button');
  });
});

it('rejects an invalid selector', () => {
  const languages = [{ lang: 'en', label: 'English' }];
  const read = () => resolveSite({ title: 'A', languages, markdown: { zoomSelector: 'img[' } }, '/');
  expect(read).toThrow('The provided selector is invalid');
});

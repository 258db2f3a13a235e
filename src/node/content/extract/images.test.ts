import { createHash } from 'node:crypto';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { renderCompiled } from '../../../../testing/renderCompiled.ts';
import { compileFile, compileText, temporarySite } from '../../../../testing/temporarySite.ts';

const svg = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

describe('an image next to the page', () => {
  const image = svg(30, 20);
  const files = { 'docs/en/img/a.svg': image };

  it('sets the size, and a URL with the hash of the content', async () => {
    const site = temporarySite(
      { ...files, 'docs/en/index.mdx': '# A\n\n![Alt](./img/a.svg "Title")\n' },
      { base: '/docs/' },
    );
    const page = await compileFile(site);
    const output = `assets/images/a.${shortHash(image)}.svg`;
    expect(page.problems).toEqual([]);
    expect(page.assets).toEqual([{ source: path.join(site.docsDir, 'en/img/a.svg'), output }]);
    expect(page.dependencies).toEqual([path.join(site.docsDir, 'en/img/a.svg')]);
    expect(renderCompiled(page)).toContain(
      `<img src="/docs/${output}" alt="Alt" title="Title" decoding="async" width="30" height="20">`,
    );
  });

  it('loads all images except the first lazily', async () => {
    const html = renderCompiled(
      await compileText('# A\n\n![1](./img/a.svg)\n\n![2](./img/a.svg)\n', { files }),
    );
    expect(html.match(/<img [^>]*>/g)?.map((tag) => tag.includes('loading="lazy"'))).toEqual([false, true]);
  });

  it('supports spaces and percent signs in file names', async () => {
    const oddNames = { 'docs/en/a b.svg': image, 'docs/en/100%.svg': image };
    const page = await compileText('# A\n\n![a](./a%20b.svg) ![b](<./a b.svg>) ![c](./100%.svg)\n', {
      files: oddNames,
    });
    expect(page.problems).toEqual([]);
    expect(page.assets).toHaveLength(3);
  });
});

describe('an image written as an element', () => {
  it('processes `<img>` like `![]()`', async () => {
    const page = await compileText(
      '# A\n\n<img src="./a.svg" alt="A" />\n\nb <img alt="B" src="./a.svg" width="9" />\n',
      {
        files: { 'docs/en/a.svg': svg(4, 3) },
      },
    );
    expect(page.problems).toEqual([]);
    const [first, second] = renderCompiled(page).match(/<img [^>]*>/g) ?? [];
    const src = `src="/assets/images/a.${shortHash(svg(4, 3))}.svg"`;
    expect(first).toBe(`<img alt="A" ${src} decoding="async" width="4" height="3">`);
    expect(second).toBe(`<img alt="B" width="9" ${src} decoding="async" loading="lazy">`);
  });

  it('rejects missing files and images on other sites', async () => {
    const { problems } = await compileText(
      '# A\n\n<img src="./none.png" alt="" />\n\n<img src="https://other.test/a.png" alt="" />\n',
    );
    expect(problems.map(({ line, message }) => [line, message])).toEqual([
      [3, 'Image not found: "./none.png".'],
      [5, 'The image "https://other.test/a.png" is on another site.'],
    ]);
  });
});

describe('an image written as a reference', () => {
  it('resolves images in reference style without counting them as links', async () => {
    const text = '# A\n\n![A][a] ![a]\n\n[b] ![B][b]\n\n[a]: ./a.svg "Title"\n[b]: ./b.svg\n';
    const page = await compileText(text, {
      files: { 'docs/en/a.svg': svg(4, 3), 'docs/en/b.svg': svg(2, 1) },
    });
    expect(page.problems).toEqual([]);
    expect(
      page.links.map(({ href }) => href),
      'but the one used as a link',
    ).toEqual(['./b.svg']);
    expect(page.assets).toHaveLength(3);
    expect(renderCompiled(page)).toContain('alt="A" title="Title" decoding="async" width="4" height="3">');
  });

  it('reports a missing image with its location', async () => {
    const { problems } = await compileText('# A\n\n[a]: ./none.png\n\n![A][a]\n');
    expect(problems).toEqual([
      expect.objectContaining({ line: 5, message: 'Image not found: "./none.png".' }),
    ]);
  });
});

it('keeps the path of an image in the public folder', async () => {
  const files = { 'public/logo.svg': svg(4, 3) };
  const page = await compileText('# A\n\n![Logo](/logo.svg)\n', { files, base: '/docs/' });
  expect(page.problems).toEqual([]);
  expect(page.assets).toEqual([]);
  expect(renderCompiled(page)).toContain(
    '<img src="/docs/logo.svg" alt="Logo" decoding="async" width="4" height="3">',
  );
});

it.each([
  ['<video src="/a.mp4" poster="/a.png" />', 'src="/docs/a.mp4" poster="/docs/a.png"'],
  ['<audio><source src="/a.ogg" /></audio>', 'src="/docs/a.ogg"'],
  ['<video src="https://example.com/a.mp4" />', 'src="https://example.com/a.mp4"'],
  ['<video src="/a.mp4#t=5" />', 'src="/docs/a.mp4#t=5"'],
  ['<svg><image href="/a.png" /></svg>', 'href="/docs/a.png"'],
  ['<svg><use href="/a.png#b" /><use href="#c" /></svg>', 'href="/docs/a.png#b"></use><use href="#c"'],
])('adds the base to files of the public folder: %s', async (text, output) => {
  const files = { 'public/a.mp4': '', 'public/a.ogg': '', 'public/a.png': '' };
  const page = await compileText(`# A\n\n${text}\n`, { base: '/docs/', files });
  expect(page.problems).toEqual([]);
  expect(renderCompiled(page)).toContain(output);
});

it.each([
  '<video src="/none.mp4" />',
  '<audio><source src="/none.ogg" /></audio>',
  '<video src="/a.mp4" poster="/none.png" />',
  '<svg><image href="/none.png" /></svg>',
  '<img src="/a.svg" srcset="/a.svg 1x, /none.svg 2x" alt="" />',
])('reports a file that is not in the public folder: %s', async (text) => {
  const files = { 'public/a.mp4': '', 'public/a.svg': svg(2, 2) };
  const page = await compileText(`# A\n\n${text}\n`, { files });
  expect(page.problems).toMatchObject([
    { code: 'image', line: 3, message: expect.stringMatching(/cannot load "\/none\.\w+"/) },
  ]);
  // the page is compiled again when the file is added
  expect(page.dependencies.filter((file) => file.includes('public/none'))).toHaveLength(1);
});

it.each(['C:\\img\\a.png', 'd:/a.png', 'file:///home/me/a.png'])(
  'reports an image with a local path: %s',
  async (file) => {
    const { problems } = await compileText(`# A\n\n![a](${file})\n`);
    const message = `The image "${file}" is a local path.`;
    expect(problems).toMatchObject([{ code: 'image', line: 3, message }]);
  },
);

describe('an image on another site', () => {
  it('rejects an image on another site', async () => {
    const { problems } = await compileText('# A\n\n![a](https://other.test/a.png)\n');
    expect(problems).toMatchObject([
      {
        severity: 'error',
        file: 'docs/en/index.mdx',
        line: 3,
        column: 1,
        message: 'The image "https://other.test/a.png" is on another site.',
        advice:
          "Save it next to the page, or allow its host in the site configuration: csp: { 'img-src': ['https://…'] }.",
      },
    ]);
  });

  it.each([
    ['https://assets.test/a.png', 0],
    ['https://assets.test.evil.test/a.png', 1],
    ['https://assets.test@evil.test/a.png', 1],
    ['http://assets.test/a.png', 1],
    ['//assets.test/a.png', 1],
    ['data:image/png;base64,AAAA', 1],
  ])('accepts %s on the configured host only', async (url, count) => {
    const text = `# A\n\n<img src="${url}" alt="" width="4" height="3" />\n`;
    const page = await compileText(text, { assetsHost: 'https://assets.test' });
    expect(page.problems).toHaveLength(count);
    expect(page.assets).toEqual([]);
  });

  it.each(['![a](https://assets.test/a.png)', '<img src="https://assets.test/a.png" alt="" width="4" />'])(
    'requires the size of a remote image, which cannot be measured: %s',
    async (text) => {
      const { problems } = await compileText(`# A\n\n${text}\n`, { assetsHost: 'https://assets.test' });
      expect(problems).toEqual([
        expect.objectContaining({
          line: 3,
          message: 'The size of the image "https://assets.test/a.png" is unknown.',
          advice: 'Write it as <img src="https://assets.test/a.png" alt="" width="" height="" />.',
        }),
      ]);
    },
  );
});

describe('a missing image', () => {
  it.each([
    ['./none.png', 'The path is relative to the page.'],
    ['/none.png', 'Paths with a leading slash refer to the public folder.'],
    ['./img', 'The path is relative to the page.'],
  ])('reports %s', async (url, advice) => {
    const { problems } = await compileText(`# A\n\ntext ![a](${url})\n`, {
      files: { 'docs/en/img/b.txt': '' },
    });
    expect(problems).toMatchObject([
      {
        severity: 'error',
        file: 'docs/en/index.mdx',
        line: 3,
        column: 6,
        message: `Image not found: "${url}".`,
        advice,
      },
    ]);
  });

  it('reports a folder in place of an image', async () => {
    const page = await compileText('# A\n\n![a](./a.png)\n', { files: { 'docs/en/a.png': 'not an image' } });
    expect(page.problems).toEqual([
      expect.objectContaining({ line: 3, message: 'The image "./a.png" cannot be read.' }),
    ]);
  });
});

it.each([
  ['![](./a.svg)', true],
  ['<img src="./a.svg" />', true],
  ['![what it shows](./a.svg)', false],
  ['<img src="./a.svg" alt="" />', false],
])('reports an image without a description: %s', async (markdown, isReported) => {
  const { problems } = await compileText(`# A\n\n${markdown}\n`, { files: { 'docs/en/a.svg': svg(2, 2) } });
  expect(problems.map(({ severity, line }) => [severity, line])).toEqual(isReported ? [['warning', 3]] : []);
});

it('adds the base to a srcset, and checks each of its images', async () => {
  const page = await compileText(
    '# A\n\n<picture><source srcset="/a.avif 1x, /b.avif 2x" /><img src="/a.svg" srcset="./c.png 2x" alt="" /></picture>\n',
    {
      base: '/docs/',
      files: {
        'public/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
        'public/a.avif': '',
        'public/b.avif': '',
      },
    },
  );
  expect(renderCompiled(page)).toMatch(/srcset="\/docs\/a\.avif 1x, \/docs\/b\.avif 2x"/i);
  expect(page.problems).toMatchObject([{ code: 'image', message: expect.stringContaining('"./c.png"') }]);
});

it('suggests the correct path for a path with backslashes', async () => {
  const { problems } = await compileText('# A\n\n![b](.\\img\\b.svg)\n');
  expect(problems).toMatchObject([{ code: 'image', advice: 'Write "/" for "\\": ./img/b.svg' }]);
});

it('keeps the query or hash of an image', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
  const page = await compileText('# A\n\n![b](./b.svg#part) ![c](/c.svg?raw)\n', {
    files: { 'docs/en/b.svg': svg, 'public/c.svg': svg },
  });
  expect(page.problems).toEqual([]);
  expect(renderCompiled(page)).toMatch(
    /src="\/assets\/images\/b\.[\da-f]{8}\.svg#part".*src="\/c\.svg\?raw"/s,
  );
});

it('shortens the name of an image with a long name', async () => {
  const name = '图'.repeat(82);
  const page = await compileText(`# A\n\n![a](./${name}.svg)\n`, {
    files: { [`docs/en/${name}.svg`]: svg(1, 1) },
  });
  expect(page.problems).toEqual([]);
  expect(Buffer.byteLength(path.basename(page.assets[0]?.output ?? ''))).toBeLessThan(220);
});

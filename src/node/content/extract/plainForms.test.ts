import { expect, it } from 'vitest';
import { compileText } from '../../../../testing/temporarySite.ts';

const components = { Since: { module: './Since.tsx', plain: './plainSince.ts' } };
const files = {
  'Since.tsx': 'export function Since() { return null; }',
  'locales/en.json': '{ "site": { "since": "Since {{version}}" } }',
  'plainSince.ts': `export default function plainSince({ attributes, lang, t }) {
  const since = t('site.since', { version: attributes.version });
  return {
    search: [since, { code: attributes.version }],
    markdown: attributes.preview ? \`*\${since}* (\${lang})\` : since,
    overview: { label: 'Since', value: attributes.version },
  };
}
`,
};
const compile = (page: string, changed: Record<string, string> = {}) =>
  compileText(page, { files: { ...files, ...changed }, components });

it("uses a component's plain form in search, Markdown copies and overviews", async () => {
  const { text, markdown, overviewValue, problems } = await compile(
    '# A\n\n<Since version="1.2" preview />\n\nText with <Since version="2" /> in it.\n',
  );
  expect(problems).toEqual([]);
  expect(text).toBe('Since 1.2\n\x7f1.2\x7f\nText with Since 2\x7f2\x7f in it.');
  expect(markdown).toBe('# A\n\n*Since 1.2* (en)\n\nText with Since 2 in it.\n');
  expect(overviewValue).toEqual({ label: 'Since', value: '1.2' });
});

it('keeps the children of a component without a plain form', async () => {
  const { text, markdown } = await compile('# A\n\n<Since>\n\nText\n\n</Since>\n', {
    'plainSince.ts': 'export default () => ({});',
  });
  expect(text).toBe('Text');
  expect(markdown).toBe('# A\n\nText\n');
});

it('names the module, its line and the page when a form fails', async () => {
  const { problems } = await compile('# A\n\n<Since version="1.2" />\n', {
    'plainSince.ts': "export default ({ t }) => {\n  return { markdown: t('site.other') };\n};",
  });
  expect(problems).toMatchObject([
    {
      severity: 'error',
      file: 'plainSince.ts',
      line: 2,
      message: expect.stringContaining('"site.other"'),
      advice: expect.stringContaining('docs/en/index.mdx'),
    },
  ]);
});

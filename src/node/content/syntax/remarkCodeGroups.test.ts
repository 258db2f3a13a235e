import { describe, expect, it } from 'vitest';
import { renderCompiled } from '../../../../testing/renderCompiled.ts';
import { compileText } from '../../../../testing/temporarySite.ts';

const group = (open: string, ...lines: string[]) => ['# A', '', open, ...lines, ':::', ''].join('\n');
const fence = (meta: string, code = 'a') => `\`\`\`${meta}\n${code}\n\`\`\``;

describe('a code group', () => {
  it('turns a code group into tabs, named by the titles of the code', async () => {
    const page = await compileText(
      group(
        ':::code-group{groupId="config"}',
        fence('ts title="My Config.ts" {1}', 'one'),
        fence('js title=b.js', 'two'),
      ),
    );
    expect(page.problems).toEqual([]);
    const html = renderCompiled(page);
    expect(html).toMatch(/<x-tabs groupid="config"><x-tab value="my-config.ts" label="My Config.ts">/);
    expect(html).toContain('<x-tab value="b.js" label="b.js">');
    expect(html, 'the tab says the title').not.toContain('title=');
    expect(html, 'the rest of the meta stays').toContain('line highlighted');
  });

  it.each([
    ['no title', ':::code-group', [fence('')], 4, 'needs a title'],
    ['a text', ':::code-group', [fence('ts title=a'), '', 'text'], 8, 'only contain fenced code'],
    ['one title twice', ':::code-group', [fence('ts title=a'), fence('js title=A')], 7, 'have the title "A"'],
    ['nothing', ':::code-group', [], 3, 'empty'],
    ['an unknown word', ':::code-group{sync="a"}', [fence('ts title=a')], 3, 'has no attribute "sync"'],
  ])('reports a code group with %s, with its line', async (_, open, lines, line, message) => {
    const { problems } = await compileText(group(open, ...lines));
    expect(problems).toEqual([expect.objectContaining({ line, message: expect.stringContaining(message) })]);
  });
});

it('names the tab of an embedded file by the file', async () => {
  const page = await compileText(
    '# A\n\n:::code-group\n\n```ts file="./a.ts"\n```\n\n```ts [b]\nb\n```\n\n:::\n',
    {
      files: { 'docs/en/a.ts': 'a\n' },
    },
  );
  expect(page.problems).toEqual([]);
  expect(page.code).toContain('label: "a.ts"');
});

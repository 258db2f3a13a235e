import { describe, expect, it } from 'vitest';
import { compileText } from '../../../testing/temporarySite.ts';
import type { Problem } from '../base/problems.ts';

describe('codes of problems', () => {
  it.each<[code: Problem['code'], lines: string[], subject?: string]>([
    ['second-title', ['# A', '', '# B']],
    ['skipped-level', ['# A', '', '#### B']],
    ['empty-heading', ['# A', '', '##']],
    ['heading-id', ['# A', '', '## B {#b}', '', '## C {#b}']],
    ['link-protocol', ['# A', '', '[b](ftp://b.c)'], 'ftp://b.c'],
    ['local-link', ['# A', '', '[b](http://localhost:80/)']],
    ['unknown-element', ['# A', '', '<string>b</string>'], 'string'],
    ['unknown-component', ['# A', '', '<Tabz />']],
    ['code-language', ['# A', '', '```nonesuch', 'b', '```']],
    ['code-line', ['# A', '', '```ts {3}', 'b', '```']],
    ['code-fence', ['# A', '', '```ts whatever', 'b', '```']],
    ['code-fence', ['# A', '', '```text output="npx rstest run"', '```']],
    ['code-fence', ['# A', '', '```text output=""', 'b', '```']],
    ['tab-twice', ['# A', '', ':::code-group', '```ts [b]', '```', '```ts [b]', '```', ':::']],
    ['container-marker', ['# A', '', ':::', '', 'b']],
    ['container', ['# A', '', ':::hint', '', 'b', '', ':::']],
    ['image', ['# A', '', '![b](./none.png)']],
    ['image-alt', ['# A', '', '![](./none.png)']],
    ['import', ["import B from './none.mdx'", '', '# A', '', '<B />']],
    ['literal-markup', ['# A', '', '[b]（/c）']],
    ['syntax', ['# A', '', '{b']],
    ['unknown-key', ['---', 'titel: A', '---', '# A']],
    ['keywords', ['---', 'keywords: [a, a]', '---', '# A']],
  ])('reports a problem with the code %s', async (code, lines, subject) => {
    const problem = (await compileText(lines.join('\n'))).problems.find((problem) => problem.code === code);
    expect(problem).toMatchObject({ code, ...(subject ? { subject } : {}) });
  });
});

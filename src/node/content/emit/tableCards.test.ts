import { expect, it } from 'vitest';
import { renderCompiled } from '../../../../testing/renderCompiled.ts';
import { compileText } from '../../../../testing/temporarySite.ts';

/** Returns the HTML of a page with one table. */
async function table(...rows: string[]): Promise<string> {
  const page = await compileText(['# A', '', ...rows].join('\n'));
  expect(page.problems).toEqual([]);
  return renderCompiled(page);
}

it('does not change a table whose columns fit on a phone', async () => {
  const html = await table(
    '| Key | Meaning |',
    '| --- | --- |',
    '| `a` | A long explanation in many short words |',
  );
  expect(html).not.toContain('data-cards');
});

it('marks a table whose first column is too wide for a phone', async () => {
  const html = await table(
    '| Matcher | Passes if |',
    '| --- | --- |',
    '| `toHaveBeenCalledTimes` | it was called |',
  );
  expect(html).toContain('data-cards');
  expect(html).not.toContain('data-label');
});

it('repeats the headers of three and more columns in the cells below them', async () => {
  const html = await table(
    '| State | `isolate: true` | `isolate: false` |',
    '| --- | --- | --- |',
    '| Modules of your code | Fresh | Shared |',
    '| Mocked modules, spies | Fresh | |',
  );
  expect(html.match(/<td[^>]*>/g)).toEqual([
    '<td>',
    '<td data-label="isolate: true">',
    '<td data-label="isolate: false">',
    '<td>',
    '<td data-label="isolate: true">',
    '<td data-label="isolate: false">',
  ]);
});

it('does not change a small matrix', async () => {
  const html = await table('| | A | B | C |', '| --- | --- | --- | --- |', '| One | ✓ | ✓ | – |');
  expect(html).not.toContain('data-cards');
});

it('does not change tables with merged cells', async () => {
  const html = await table(
    '<table><thead><tr><th>averylongheaderword</th><th colspan="2">averylongheaderword</th></tr></thead>',
    '<tbody><tr><td>averylongwordofacell</td><td>averylongwordofacell</td><td>b</td></tr></tbody></table>',
  );
  expect(html).not.toContain('data-cards');
});

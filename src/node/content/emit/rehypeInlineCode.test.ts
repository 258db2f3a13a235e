import { expect, it } from 'vitest';
import { renderCompiled } from '../../../../testing/renderCompiled.ts';
import { compileText } from '../../../../testing/temporarySite.ts';

it.each([
  ['--root', '<span>--root</span>'],
  ['npx rstest -t --bail 1', 'npx rstest <span>-t</span> <span>--bail</span> 1'],
  ['happy-dom', '<span>happy-dom</span>'],
  ['plain words', 'plain words'],
  ['a <-b', 'a <span>&#x3C;-b</span>'],
  [`--${'x'.repeat(27)}`, `--${'x'.repeat(27)}`],
])('does not break a line inside of "%s"', async (code, expected) => {
  for (const [before, after] of [
    ['Text ', ''],
    ['## ', ''],
    ['| a |\n| - |\n| ', ' |'],
  ]) {
    const html = renderCompiled(await compileText(`# A\n\n${before}\`${code}\`${after}\n`));
    expect(html).toContain(`<code>${expected}</code>`);
  }
});

it('does not change code blocks', async () => {
  const html = renderCompiled(await compileText('# A\n\n```text\n--root\n```\n'));
  expect(html).toContain('<span class="line">--root</span>');
});

it.each([
  ['问它。`--root` 是', '问它。<wbr><code>'],
  ['支持，[`--root`](https://a.test) 是', '支持，<wbr><a'],
  ["值；`'root'` 是", '值；<wbr><code>'],
  ['支持，`root` 是', '支持，<code>'],
  ['使用 `--root`', '使用 <code>'],
  ['（`--root`）', '（<code>'],
])('allows a line break only after Chinese punctuation: %s', async (text, expected) => {
  const html = renderCompiled(await compileText(`# A\n\n${text}\n`));
  expect(html).toContain(expected);
});

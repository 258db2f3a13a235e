import { expect, test } from 'vitest';
import { highlight } from './highlight.ts';

const ESC = String.fromCharCode(27);

test('turns terminal colors into classes', async () => {
  const { html } = await highlight({
    code: `${ESC}[1m${ESC}[32m✓${ESC}[39m${ESC}[22m a & b${ESC}[90m (2ms)${ESC}[39m`,
    lang: 'ansi',
    lines: [],
  });
  expect(html).toBe(
    '<span class="line"><span class="tk-ansi-green tk-ansi-bold">✓</span> a &amp; b<span class="tk-ansi-bright-black"> (2ms)</span></span>',
  );
});

test('keeps the spaces of a background', async () => {
  const { html } = await highlight({
    code: `${ESC}[41m${ESC}[37m FAIL ${ESC}[39m${ESC}[49m x`,
    lang: 'ansi',
    lines: [],
  });
  expect(html).toBe('<span class="line"><span class="tk-ansi-white tk-ansi-on-red"> FAIL </span> x</span>');
});

test('removes all escape characters and keeps lines', async () => {
  const { html } = await highlight({ code: `${ESC}[31ma${ESC}[39m\n\n${ESC}[0m`, lang: 'ansi', lines: [] });
  expect(html).not.toContain(ESC);
  expect(html.split('\n')).toHaveLength(3);
});

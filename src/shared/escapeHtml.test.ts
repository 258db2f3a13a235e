import { expect, it } from 'vitest';
import { escapeHtml } from './escapeHtml.ts';

it('escapes everything that could end text or a quoted attribute', () => {
  expect(escapeHtml('"><script>a && b</script>')).toBe(
    '&quot;&gt;&lt;script&gt;a &amp;&amp; b&lt;/script&gt;',
  );
});

it('escapes text that is already escaped', () => {
  expect(escapeHtml('&lt;')).toBe('&amp;lt;');
});

import { expect, it } from 'vitest';
import { renderCompiled } from '../../../../testing/renderCompiled.ts';
import { compileText } from '../../../../testing/temporarySite.ts';

it.each([
  ['**测试会失败。**下一句', '<strong>测试会失败。</strong>下一句'],
  ['**测试会失败**。下一句', '<strong>测试会失败</strong>。下一句'],
  ['使用**“配置”**时', '使用<strong>“配置”</strong>时'],
  ['**Files.** Next', '<strong>Files.</strong> Next'],
])('closes emphasis next to Chinese punctuation: %s', async (text, html) => {
  const page = await compileText(`# A\n\n${text}\n`);
  expect(renderCompiled(page)).toContain(`<p>${html}</p>`);
  expect(page.markdown).toContain(text);
});

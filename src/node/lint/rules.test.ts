import { expect, it } from 'vitest';
import { compileInProcess } from '../../../testing/compileInProcess.ts';
import { temporarySite } from '../../../testing/temporarySite.ts';
import { compileSite } from '../pipeline/compileSite.ts';

it('runs the rules for checks but not for builds, regardless of which of them filled the cache', async () => {
  const text =
    '# A\n\n[b]（/c）\n\n| a |\n| - |\n| b | c |\n\n<Steps>text</Steps>\n\n```none\nx\n```\n\n[d]: /e\n';
  const site = temporarySite({ 'docs/en/index.mdx': text, 'docs/zh/index.mdx': '# A\n' });
  const codes = async (lint: boolean) => {
    const { problems } = await compileSite(site, compileInProcess(site), new Map(), { lint });
    return new Set(problems.map(({ code }) => code));
  };
  const rules = new Set(['code-language', 'list', 'literal-markup', 'lost-text', 'parity', 'table']);
  expect(rules.intersection(await codes(false))).toEqual(new Set());
  expect(rules.difference(await codes(true))).toEqual(new Set());
  expect(rules.intersection(await codes(false))).toEqual(new Set());
});

import { describe, expect, it } from 'vitest';
import en from '../locales/en.json' with { type: 'json' };
import { flattenStrings } from '../src/node/i18n/stringTree.ts';
import { unusedKeys } from './unusedKeys.ts';

describe('unusedKeys', () => {
  it('reports keys that no code uses, even if a message or a comment mentions them', async () => {
    const code = [
      "t('a.one'); t(`b.$",
      "{kind}`); strings.d.x; t('hits', { count }); t(open ? 'e.open' : 'e.closed');",
      "const advice = 'Write a.two'; // 'd.y'\nreport('a.two');",
    ].join('');
    const keys = ['a.one', 'a.two', 'b.any', 'd.x', 'd.y', 'e.open', 'e.closed', 'hits_one', 'hits_other'];
    expect(await unusedKeys(keys, [code])).toEqual(['a.two', 'd.y']);
  });

  it("finds no unused keys among the engine's strings", async () => {
    const unused = await unusedKeys([...flattenStrings(en).keys(), 'never.used']);
    expect(unused, 'to be removed from locales/ in all languages').toEqual(['never.used']);
  });
});

import { createHighlighter } from 'shiki';
import { expect, it } from 'vitest';
import { grammarEngine, type Translation } from './expressions.ts';

const samples = {
  ts: 'export const a: Map<string, number> = new Map(); // [`b`]\nclass A<T> extends B { get x() { return /\\/x/u } }',
  tsx: "const b = <p className='a'>{c ?? 1}</p>;",
  bash: 'export A="$HOME/.b" && npx c --d=4 | grep -v "e" > /dev/null',
  json: '{ "a": [1, true, "b\\n"] }',
  md: '# A\n\n- *b* `c`\n\n```js\nlet d;\n```\n',
  php: '<?php echo "a $b";',
};

/** What the samples are highlighted as. */
async function tokensWith(known: Translation[]) {
  const translated: Translation[] = [];
  const engine = grammarEngine(known, (translation) => translated.push(translation));
  const shiki = await createHighlighter({ themes: ['github-dark'], langs: Object.keys(samples), engine });
  const tokens = Object.entries(samples).map(([lang, code]) =>
    shiki.codeToTokensBase(code, { lang: lang as 'ts', theme: 'github-dark', tokenizeTimeLimit: 0 }),
  );
  return { tokens, translated };
}

it('expressions that are known are not translated again, and highlight the same', async () => {
  const { tokens, translated } = await tokensWith([]);
  expect(translated.length).toBeGreaterThan(100);
  const kept = JSON.parse(JSON.stringify(translated)) as Translation[];
  expect(await tokensWith(kept)).toEqual({ tokens, translated: [] });
});

it('what is known is used, and all else is translated', async () => {
  const { tokens, translated } = await tokensWith([]);
  const spoilt = translated.map(([pattern, , flags]): Translation => [pattern, '(?!)', flags]);
  expect((await tokensWith(spoilt)).tokens).not.toEqual(tokens);
  const other = await tokensWith(translated.filter((_, index) => index % 2 === 0));
  expect(other.tokens).toEqual(tokens);
  expect(other.translated).toEqual(translated.filter((_, index) => index % 2 === 1));
});

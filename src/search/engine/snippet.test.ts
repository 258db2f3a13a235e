import { expect, it } from 'vitest';
import { SNIPPET_WIDTH } from '../../shared/constants.ts';
import { snippet } from './snippet.ts';

const at = (text: string, ...words: string[]) =>
  snippet(
    text,
    words.map((word, term) => ({ start: text.indexOf(word), length: word.length, term })),
    words.map(() => 1),
  );

it('shows the words around a hit, in whole words and about 100 letters', () => {
  const text = `${'before and again '.repeat(20)}needle ${'after that more '.repeat(20)}`;
  const { statement, highlightInfoList } = at(text, 'needle');
  const [{ start, length } = { start: 0, length: 0 }] = highlightInfoList;
  expect(statement.slice(start, start + length)).toBe('needle');
  expect(statement.length).toBeGreaterThan(80);
  expect(statement.length).toBeLessThanOrEqual(SNIPPET_WIDTH + 2);
  expect(statement).toMatch(/^…\s?(?:before|and|again)\b.*\b(?:after|that|more)\s?…$/);
});

it('counts a Chinese character as three letters', () => {
  const { statement } = at(`${'前面的文字'.repeat(20)}目标${'后面的文字'.repeat(20)}`, '目标');
  expect(statement).toContain('目标');
  expect(statement.length).toBeLessThanOrEqual(SNIPPET_WIDTH / 3 + 2);
});

it('shows the place with the most different words', () => {
  const text = `one ${'x '.repeat(200)} one two`;
  expect(
    snippet(
      text,
      [
        { start: 0, length: 3, term: 0 },
        { start: text.length - 7, length: 3, term: 0 },
        { start: text.length - 3, length: 3, term: 1 },
      ],
      [1, 1],
    ).statement,
  ).toMatch(/one two$/);
});

it('leaves a short text whole, and never cuts a character in two', () => {
  expect(at('a short text', 'short').statement).toBe('a short text');
  const { statement } = at(`${'😀'.repeat(80)}needle${'😀'.repeat(80)}`, 'needle');
  expect(statement.isWellFormed()).toBe(true);
});

it('begins and ends with words, not with what is left of a sentence or a bracket', () => {
  const { statement } = at(`${'word '.repeat(30)}(one); } needle ${'word, '.repeat(30)}`, 'needle');
  expect(statement).toMatch(/^…word .*\bword…$/);
  expect(at(`${'x'.repeat(300)}); } needle, ${'y'.repeat(300)}`, 'needle').statement).toBe('…needle…');
  expect(at(`${'长'.repeat(300)}。needle：${'短'.repeat(300)}`, 'needle').statement).not.toMatch(/^…。|：…$/);
  expect(at('(needle)', 'needle').statement).toBe('(needle)');
});

import { expect, it } from 'vitest';
import { parsePage } from '../pages.ts';
import { checkRegister } from './register.ts';

const found = (lang: 'en' | 'zh', source: string, path = 'guide/a') =>
  checkRegister(lang, [parsePage(lang, path, source)]).map(({ message }) => message);

it('reports short sentences, semicolons, and guides that do not address the reader', () => {
  expect(found('en', 'The file runs; it passes. It ends.')).toEqual([
    'words per sentence: 3.5 (12 to 16)',
    '"you" per 1,000 words of the guides: 0.0 (at least 12)',
    'semicolons per 1,000 words: 142.9 (at most 2)',
  ]);
  expect(
    found(
      'en',
      'If you want to run only one of your files, write its path after the command.\n\n- `a`: label',
    ),
  ).toEqual([]);
});

it('only requires guides to address the reader', () => {
  const source = 'Rstest runs each of the files in a separate worker, because that keeps their state apart.';
  expect(found('en', source)).toHaveLength(1);
  expect(found('en', source, 'config/test/bail')).toEqual([]);
});

it('reports Chinese guides that do not address the reader, and leading conditions', () => {
  expect(found('zh', '运行测试时，会读取配置。')).toEqual([
    '"你" per 1,000 characters of the guides: 0.0 (2 to 8)',
    '"时，" per 1,000 characters: 100.0 (at most 3.5)',
  ]);
});

it('finds nothing in pages without prose', () => {
  expect(found('en', '```\ncode\n```')).toEqual([]);
});

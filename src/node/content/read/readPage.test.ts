import { describe, expect, it } from 'vitest';
import { decodeSource, MAX_PAGE_BYTES } from './readPage.ts';

const decode = (...parts: (string | number[])[]) =>
  decodeSource(Buffer.concat(parts.map((part) => Buffer.from(part as string))), 'docs/en/a.mdx');

const error = { severity: 'error', file: 'docs/en/a.mdx' };

describe('text', () => {
  it('reads pages as UTF-8', () => {
    expect(decode('# 入门 🎉\n')).toEqual({ text: '# 入门 🎉\n' });
  });

  it('removes the byte order mark, so that frontmatter is recognized', () => {
    expect(decode([0xef, 0xbb, 0xbf], '---\n')).toEqual({ text: '---\n' });
  });

  it('normalizes line endings', () => {
    expect(decode('a\r\nb\r\n')).toEqual({ text: 'a\nb\n' });
    expect(decode('a\rb\r\rc')).toEqual({ text: 'a\nb\n\nc' });
  });
});

describe('invalid UTF-8', () => {
  const problem = (line: number) => ({
    problem: { ...error, line, message: 'The file is not valid UTF-8.', advice: 'Save it as UTF-8.' },
  });

  it.each<[where: string, parts: (string | number[])[], line: number]>([
    ['in the first line', [[0xff], 'a\nb\n'], 1],
    ['in the third line', ['一\n二\n', [0xe4, 0xbd], '\nd\n'], 3],
    ['in the last line', ['a\nb\nc', [0xc3, 0x28]], 3],
    ['at the end of the file', ['a\nb', [0xe4]], 2],
  ])('finds invalid UTF-8 %s', (_, parts, line) => {
    expect(decode(...parts)).toEqual(problem(line));
  });

  it('rejects UTF-16', () => {
    expect(decodeSource(Buffer.from('\ufeff# Title', 'utf16le'), error.file)).toEqual(problem(1));
  });

  it('decodes the next file after invalid UTF-8', () => {
    decode([0xe4, 0xbd]);
    expect(decode('# A')).toEqual({ text: '# A' });
  });
});

describe('size', () => {
  it.each(['', ' \n\t\n', '\ufeff'])('rejects an empty page (%j)', (text) => {
    expect(decode(text)).toEqual({
      problem: {
        ...error,
        message: 'The page is empty.',
        advice: 'Write a heading and some text, or remove the file.',
      },
    });
  });

  it('rejects a page of 2 MB', () => {
    expect(decodeSource(Buffer.alloc(2 * 1024 * 1024, 'a'), error.file)).toEqual({
      problem: {
        ...error,
        message: 'The page is too large: 2.0 MB; the limit is 1 MB.',
        advice: 'Split it into several pages.',
      },
    });
  });

  it('accepts a page of exactly 1 MB', () => {
    expect(decodeSource(Buffer.alloc(MAX_PAGE_BYTES, 'a'), error.file)).toHaveProperty('text');
    expect(decodeSource(Buffer.alloc(MAX_PAGE_BYTES + 1, 'a'), error.file)).toHaveProperty('problem');
  });
});

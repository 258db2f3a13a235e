/** A character of East Asian writing that has no spaces between words; Korean has. */
const WIDE = String.raw`[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\u3001-\u303F\uFF01-\uFF9F]`;
/** What Chinese writes the same as English: no sign of either. */
const EITHER = '[“”‘’…—]';
/** Matches a line break between two such characters, which browsers would render as a space. Also applies across nodes. */
const LINE_END = new RegExp(`(?<=${WIDE}${EITHER}{0,3})[ \\t]*\\n[ \\t]*(?=${EITHER}{0,3}${WIDE})`, 'gu');

/** Takes the line ends of the source out between two Chinese or Japanese characters. */
export function joinCjkLines(text: string): string {
  return text.includes('\n') ? text.replace(LINE_END, '') : text;
}

const CJK = new RegExp(`${WIDE}|[\\p{scx=Hang}\\uD840-\\uD88D]`, 'u');

/** Whether a UTF-16 code is of Chinese, Japanese or Korean, their punctuation included. */
export function isCjk(code: number | null): boolean {
  return code !== null && code > 0 && CJK.test(String.fromCharCode(code));
}

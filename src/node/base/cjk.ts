/** Matches characters of scripts without spaces between words. Korean isn't one of them. */
const WIDE = String.raw`[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\u3001-\u303F\uFF01-\uFF9F]`;
/** Matches characters that are used in both Chinese and English. */
const EITHER = '[“”‘’…—]';
/** Matches a line break between two such characters, which browsers would render as a space. Also applies across nodes. */
const LINE_END = new RegExp(`(?<=${WIDE}${EITHER}{0,3})[ \\t]*\\n[ \\t]*(?=${EITHER}{0,3}${WIDE})`, 'gu');

/** Removes line breaks between two Chinese or Japanese characters. */
export function joinCjkLines(text: string): string {
  return text.includes('\n') ? text.replace(LINE_END, '') : text;
}

const CJK = new RegExp(`${WIDE}|[\\p{scx=Hang}\\uD840-\\uD88D]`, 'u');

/** Whether a UTF-16 code unit is Chinese, Japanese or Korean, including punctuation. */
export function isCjk(code: number | null): boolean {
  return code !== null && code > 0 && CJK.test(String.fromCharCode(code));
}

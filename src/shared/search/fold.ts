const ASCII = /^[\0-\x7f]*$/;
/** Most of what is written in Chinese, and nothing in it to be folded. */
const HAN = /^[\u4e00-\u9fff]+$/;
/** Letters that have no decomposition but are commonly written without their mark. */
const PLAIN: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ё: 'е' };
const MARKED = /([\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu;

/**
 * The form in which texts are compared: lower case, no accents on Latin and Greek letters, full-width and other
 * compatibility forms made plain. Cyrillic keeps its marks (й is not и) but for ё, and Hangul stays in syllables.
 */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  if (HAN.test(text)) return text;
  return text
    .normalize('NFKD')
    .replace(MARKED, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ßæœøłđё]/g, (letter) => PLAIN[letter] ?? letter);
}

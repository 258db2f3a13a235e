import english from '../strings/en.json' with { type: 'json' };
import chinese from '../strings/zh.json' with { type: 'json' };

export type Strings = typeof english;

/** Both languages are here: together they are shorter than what one more request costs. */
export function stringsOf(lang: string): Strings {
  return lang === 'zh' ? chinese : english;
}

import strings from '../../../locales/en.json' with { type: 'json' };
import chinese from '../../../locales/zh.json' with { type: 'json' };

export type Strings = typeof strings.site.runner;

/** Both languages are here, without the rest of their files: together they are shorter than what one more request costs. */
export function stringsOf(lang: string): Strings {
  return lang === 'zh' ? chinese.site.runner : strings.site.runner;
}

import strings from '../../../locales/en.json' with { type: 'json' };
import chinese from '../../../locales/zh.json' with { type: 'json' };

export type Strings = typeof strings.site.runner;

/** Contains the runner's strings in both languages, which are smaller than the overhead of another request. */
export function runnerStrings(lang: string): Strings {
  return lang === 'zh' ? chinese.site.runner : strings.site.runner;
}

import type english from '../strings/en.json';

export type Strings = typeof english;

export async function loadStrings(lang: string): Promise<Strings> {
  return lang === 'zh'
    ? (await import('../strings/zh.json')).default
    : (await import('../strings/en.json')).default;
}

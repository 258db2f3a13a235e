import type { Language } from '../pages.ts';
import type { GlossaryEntry } from './glossary.ts';
import type { Prose } from './prose.ts';
import { VOICE_PATTERNS } from './voice.ts';

/** A problem in a sentence. */
export interface Finding {
  message: string;
  advice: string;
}

/** Returns the problems in one paragraph, heading or cell. */
export type Rule = (text: string) => Finding[];

/** Longer sentences are hard to read. */
const MAX_WORDS = 45;
const MAX_HAN = 110;

const HAN = '\\p{Script=Han}';
const FULL = '，。；：？！、（）“”';

/** Returns a rule that reports every match of a pattern. */
function pattern(expression: RegExp, message: string, advice: string): Rule {
  return (text) =>
    [...text.matchAll(expression)].map(([match]) => ({ message: `${message}: "${match.trim()}"`, advice }));
}

const rules: Record<Language, Rule[]> = {
  en: [
    pattern(/\b(?!that that\b|had had\b|CODE\b)([a-z]+) \1\b/gi, 'Repeated word', 'Remove one.'),
    pattern(/\S {2,}\S/g, 'Double space', 'Write one.'),
    pattern(/[\w)] [,;:!?](?=\s|$)/g, 'Space before punctuation', 'Remove the space.'),
    pattern(/[,;][A-Za-z]/g, 'Missing space after punctuation', 'Write one.'),
    pattern(/(?<=\w)"|"(?=\w)/g, 'Straight quotation mark', 'Write “ and ”, or `code`.'),
    pattern(
      /\b(?:simply|obviously|of course|basically|in order to|please note|very unique|easily)\b/gi,
      'A filler',
      'Leave it out.',
    ),
    pattern(
      /\b(?:utilize|leverage|e\.g\.|i\.e\.|etc\.)/gi,
      'Vague or abbreviated word',
      'Write use, for example, that is, and so on.',
    ),
    pattern(new RegExp(HAN, 'gu'), 'Chinese character in English text', 'Translate it.'),
    longSentences(/(?<=[.!?])\s+/, (sentence) => sentence.split(/\s+/).length, MAX_WORDS, 'words'),
  ],
  zh: [
    pattern(
      new RegExp(`${HAN}[A-Za-z0-9]|[A-Za-z0-9%]${HAN}`, 'gu'),
      '汉字与西文之间没有空格',
      '加一个空格。',
    ),
    pattern(
      new RegExp(`${HAN} ?[,;:?!](?!\\w)|${HAN} ?\\(|\\) ?${HAN}`, 'gu'),
      '汉字旁的半角标点',
      '改用全角标点。',
    ),
    pattern(new RegExp(`${HAN}\\.(?!\\w)`, 'gu'), '汉字后的半角句点', '改用“。”。'),
    pattern(new RegExp(` [${FULL}]|[${FULL}] `, 'gu'), '全角标点旁的空格', '去掉空格。'),
    pattern(new RegExp(`"[^"]*${HAN}[^"]*"|「|」`, 'gu'), '引号', '改用“”。'),
    pattern(
      new RegExp(`${HAN}(?:\\.{3}|…(?!…))|(?:\\.{3}|(?<!…)…)${HAN}`, 'gu'),
      '省略号',
      '改用“……”；代码写在反引号里。',
    ),
    pattern(/([的了是在和有会把])\1/g, '重复的字', '去掉一个。'),
    pattern(/[您妳]/g, '称呼', '改用“你”。'),
    pattern(/(?:进行|做出)(?:了)?(?:配置|设置|修改|测试|检查|调用)/g, '多余的动词', '直接使用后面的动词。'),
    longSentences(
      /[。！？；]/,
      (sentence) => sentence.match(new RegExp(HAN, 'gu'))?.length ?? 0,
      MAX_HAN,
      '个汉字',
    ),
  ],
};

function longSentences(end: RegExp, length: (sentence: string) => number, max: number, unit: string): Rule {
  return (text) =>
    text
      .split(end)
      .filter((sentence) => length(sentence) > max)
      .map((sentence) => ({
        message: `A sentence has more than ${max} ${unit}: "${sentence.slice(0, 40)}…"`,
        advice: 'Split it.',
      }));
}

/**
 * Returns all rules of a language, including those from the glossary, which accepts other words in parentheses:
 * 调用栈（堆栈）.
 */
export function createRules(lang: Language, glossary: readonly GlossaryEntry[]): Rule[] {
  const words = glossary.map(({ word, instead }): Rule => {
    const expression =
      lang === 'zh' ? new RegExp(RegExp.escape(word), 'g') : new RegExp(`\\b${RegExp.escape(word)}\\b`, 'gi');
    const rule = pattern(
      expression,
      lang === 'zh' ? '用词' : 'Term differs from the glossary',
      `docs/glossary.md: ${instead}`,
    );
    return (text) => rule(lang === 'zh' ? text.replace(/（[^）]*）/g, '（）') : text);
  });
  return [...rules[lang], ...words];
}

/** Translationese on a page, from `voice.ts`. Ignores parentheses, which contain search terms. */
export function checkVoice(lang: Language, prose: readonly Prose[]): (Finding & { line: number })[] {
  return VOICE_PATTERNS[lang].flatMap(({ find, instead, in: place, limit = 0 }) => {
    const rule = pattern(
      find,
      lang === 'zh' ? '翻译腔或用词' : 'Reads like a translation',
      `${lang === 'zh' ? '改用' : 'Write'} ${instead}.`,
    );
    return prose
      .filter(({ kind }) => place === undefined || kind === place)
      .flatMap(({ text, line }) =>
        rule(text.replace(/（[^）]*）/g, '（）')).map((finding) => ({ ...finding, line })),
      )
      .slice(limit);
  });
}

import type { Problem } from '../../../src/node/base/problems.ts';
import type { Language, Page } from '../pages.ts';
import { extractProse } from './prose.ts';

/** An average over all pages of a language, or over its guides. */
interface Measure {
  name: string;
  /** Which pages count. Default: all. */
  guides?: boolean;
  value: (text: readonly string[]) => number;
  min?: number;
  max?: number;
  advice: string;
}

const MEASURES: Record<Language, readonly Measure[]> = {
  en: [
    {
      name: 'words per sentence',
      value: (text) => words(text) / sentences(text),
      min: 12,
      max: 16,
      advice: 'Join short sentences with "because", "so" or "while", and split long ones.',
    },
    {
      name: '"you" per 1,000 words of the guides',
      guides: true,
      value: (text) => (1_000 * count(text, /\byou(?:r|rs|rself)?\b/gi)) / words(text),
      min: 12,
      advice: 'Address the reader: write "you can set…" instead of "the option sets…".',
    },
    {
      name: 'semicolons per 1,000 words',
      value: (text) => (1_000 * count(text, /;/g)) / words(text),
      max: 2,
      advice: 'Use a conjunction, or two sentences.',
    },
  ],
  zh: [
    {
      name: '"你" per 1,000 characters of the guides',
      guides: true,
      value: (text) => (1_000 * count(text, /你/g)) / characters(text),
      min: 2,
      max: 8,
      advice: 'Use "你" where the reader does or decides something.',
    },
    {
      name: '"时，" per 1,000 characters',
      value: (text) => (1_000 * count(text, /时，/g)) / characters(text),
      max: 3.5,
      advice: 'Use "如果……就……" or "要……可以……" instead.',
    },
  ],
};

/** Compares the averages of a language with their limits. Only makes sense for all of its pages. */
export function checkRegister(lang: Language, pages: readonly Page[]): Problem[] {
  return MEASURES[lang].flatMap(({ name, guides, value, min = 0, max = Infinity, advice }): Problem[] => {
    const measured = value(
      pages.filter((page) => !guides || page.path.startsWith('guide/')).flatMap(paragraphs),
    );
    // pages without any prose have no averages
    if (!Number.isFinite(measured) || (measured >= min && measured <= max)) return [];
    const limit =
      max < Infinity && min > 0 ? `${min} to ${max}` : min > 0 ? `at least ${min}` : `at most ${max}`;
    return [
      {
        severity: 'error',
        file: `docs/${lang}`,
        message: `${name}: ${measured.toFixed(1)} (${limit})`,
        advice,
      },
    ];
  });
}

/** Whole sentences, without list entries such as "`a`: the label of a link". */
function paragraphs(page: Page): string[] {
  return extractProse(page)
    .filter(({ kind, text }) => kind === 'paragraph' && /[.!?:。！？：]$/.test(text.trim()))
    .map(({ text }) => text);
}

function words(text: readonly string[]): number {
  return count(text, /\S*[\p{L}\p{N}]\S*/gu);
}

function sentences(text: readonly string[]): number {
  return text.flatMap((paragraph) => paragraph.split(/(?<=[.!?])\s+/)).length;
}

function characters(text: readonly string[]): number {
  return count(text, /\p{Script=Han}/gu);
}

function count(text: readonly string[], pattern: RegExp): number {
  return text.reduce((sum, paragraph) => sum + (paragraph.match(pattern)?.length ?? 0), 0);
}

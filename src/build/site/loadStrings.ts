import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import en from '../../../locales/en.json' with { type: 'json' };
import type { ResolvedSite } from '../config/resolveSite.ts';
import { keyOffset } from '../content/keyOffset.ts';
import type { Strings } from '../mdx/strings.ts';
import { nearest, type Problem } from '../problems.ts';

/** The frame's texts in one language, with the shape of the engine's English file. */
export type LocaleStrings = typeof en;

/** The engine's own texts, for languages that a site has no file for. */
const engineLocales = path.resolve(import.meta.dirname, '../../../locales');

/** Reads the texts of every language of the site and holds them against the engine's English ones. */
export async function loadStrings(
  site: ResolvedSite,
): Promise<{ strings: Record<string, LocaleStrings>; problems: Problem[] }> {
  const strings: Record<string, LocaleStrings> = {};
  const problems: Problem[] = [];
  for (const lang of site.space.languages) {
    const result = await readLocale(site, `${lang}.json`);
    problems.push(...result.problems);
    strings[lang] = complete(en, result.value);
  }
  return { strings, problems };
}

/** The texts that the content pipeline needs, of all that a language has. */
export function articleStrings({ headingLink, table, footnotes }: LocaleStrings): Strings {
  return { headingLink, table, footnotes };
}

async function readLocale(
  site: ResolvedSite,
  name: string,
): Promise<{ value?: unknown; problems: Problem[] }> {
  const own = path.join(site.localesDir, name);
  const file = [own, path.join(engineLocales, name)].find((candidate) => existsSync(candidate));
  const displayFile = path
    .relative(site.root, file ?? own)
    .split(path.sep)
    .join('/');
  if (!file) {
    const message = 'The texts of this language are missing.';
    const english = path.relative(site.root, path.join(engineLocales, 'en.json'));
    const advice = `Copy ${english} to this place and translate its texts.`;
    return { problems: [{ severity: 'error', file: displayFile, message, advice }] };
  }
  const text = await readFile(file, 'utf8');
  const parsed = parseJson(text.replace(/^\uFEFF/, ''), displayFile);
  if ('problem' in parsed) return { problems: [parsed.problem] };
  const problems: Problem[] = [];
  compare(en, parsed.value, [], (trail, message, advice) => {
    problems.push({ severity: 'error', file: displayFile, line: parsed.lineOf(trail), message, advice });
  });
  return { value: parsed.value, problems };
}

type Parsed = { value: unknown; lineOf: (trail: string[]) => number };

/** JSON is YAML, and the YAML parser knows lines and duplicate keys; `JSON.parse` has the last word. */
function parseJson(text: string, file: string): Parsed | { problem: Problem } {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false, schema: 'json' });
  const [error] = document.errors;
  const line = error ? counter.linePos(error.pos[0]).line : undefined;
  const problem = (message: string) => {
    const place = /\(line (\d+) column \d+\)/.exec(message)?.[1]; // Node knows best, but does not always say
    return {
      problem: {
        severity: 'error' as const,
        file,
        ...(place || line ? { line: Number(place ?? line) } : {}),
        message,
        advice: 'Correct the file.',
      },
    };
  };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    return problem(`This is not valid JSON: ${(cause as Error).message}`);
  }
  if (error) return problem(error.message);
  return { value, lineOf: (trail) => counter.linePos(keyOffset(document, trail)).line };
}

type Report = (trail: string[], message: string, advice: string) => void;

/** Holds a translation against the English texts: same keys, same variables. */
function compare(source: object, value: unknown, trail: string[], report: Report): void {
  const own = Object.entries(isGroup(value) ? value : {});
  for (const [key] of own.filter(([name]) => !Object.hasOwn(source, name))) {
    const near = nearest(key, Object.keys(source));
    const advice = near ? `Did you mean “${near}”?` : 'Remove it.';
    report([...trail, key], `Unknown key “${[...trail, key].join('.')}”.`, advice);
  }
  for (const [key, expected] of Object.entries(source)) {
    const place = [...trail, key];
    const name = place.join('.');
    const found: unknown = own.find(([candidate]) => candidate === key)?.[1];
    if (found === undefined)
      report(place, `The text “${name}” is missing.`, `Translate: ${JSON.stringify(expected)}`);
    else if (typeof found !== typeof expected || (isGroup(expected) && !isGroup(found))) {
      const kind = typeof expected === 'string' ? 'text' : 'group of texts';
      report(place, `“${name}” must be a ${kind}.`, 'Compare with en.json.');
    } else if (typeof expected === 'string') {
      const [wanted, used] = [variables(expected), variables(String(found))];
      for (const variable of wanted.filter((entry) => !used.includes(entry)))
        report(place, `“${name}” lacks the variable ${variable}.`, `English: ${expected}`);
      for (const variable of used.filter((entry) => !wanted.includes(entry)))
        report(place, `“${name}” has an unknown variable ${variable}.`, `English: ${expected}`);
    } else compare(expected as object, found, place, report);
  }
}

function variables(text: string): string[] {
  return text.match(/\{\{\s*\w+\s*\}\}/g) ?? [];
}

/** The translation with English in its gaps: the rest of the build relies on every text being there. */
function complete<T extends object>(source: T, value: unknown): T {
  const own = isGroup(value) ? value : {};
  const texts = Object.entries(source).map(([key, expected]: [string, unknown]) => {
    const found = Object.hasOwn(own, key) ? own[key] : undefined;
    if (isGroup(expected)) return [key, complete(expected, found)];
    return [key, typeof found === 'string' ? found : expected];
  });
  return Object.fromEntries(texts) as T;
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import en from '../../../locales/en.json' with { type: 'json' };
import type { ResolvedSite } from '../config/resolveSite.ts';
import type { Strings } from '../mdx/strings.ts';
import { nearest, type Problem } from '../problems.ts';

/** The frame's texts in one language, with the shape of the engine's English file. */
export type LocaleStrings = typeof en;

/** Reads the texts of every language of the site and holds them against the engine's English ones. */
export async function loadStrings(
  site: ResolvedSite,
): Promise<{ strings: Record<string, LocaleStrings>; problems: Problem[] }> {
  const strings: Record<string, LocaleStrings> = {};
  const problems: Problem[] = [];
  for (const lang of site.space.languages) {
    const file = path.join(site.localesDir, `${lang}.json`);
    const displayFile = path.relative(site.root, file).split(path.sep).join('/');
    const result = await readLocale(file, displayFile);
    problems.push(...result.problems);
    strings[lang] = (result.value ?? en) as LocaleStrings;
  }
  return { strings, problems };
}

/** The texts that the content pipeline needs, of all that a language has. */
export function articleStrings({ headingLink, table, footnotes }: LocaleStrings): Strings {
  return { headingLink, table, footnotes };
}

async function readLocale(
  file: string,
  displayFile: string,
): Promise<{ value?: unknown; problems: Problem[] }> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch {
    const message = 'The texts of this language are missing.';
    return {
      problems: [
        { severity: 'error', file: displayFile, message, advice: 'Copy en.json and translate its texts.' },
      ],
    };
  }
  const parsed = parseJson(text.replace(/^\uFEFF/, ''), displayFile);
  if ('problem' in parsed) return { problems: [parsed.problem] };
  return { value: parsed.value, problems: compare(en, parsed.value, displayFile, text, []) };
}

/** JSON is YAML, and the YAML parser knows lines and duplicate keys; `JSON.parse` has the last word. */
function parseJson(text: string, file: string): { value: unknown } | { problem: Problem } {
  const counter = new LineCounter();
  const [error] = parseDocument(text, { lineCounter: counter, prettyErrors: false }).errors;
  const line = error ? counter.linePos(error.pos[0]).line : undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (!error) return { value };
  } catch (cause) {
    const message = `This is not valid JSON: ${(cause as Error).message}`;
    return {
      problem: { severity: 'error', file, ...(line ? { line } : {}), message, advice: 'Correct the file.' },
    };
  }
  return {
    problem: {
      severity: 'error',
      file,
      ...(line ? { line } : {}),
      message: error.message,
      advice: 'Correct the file.',
    },
  };
}

function compare(source: object, value: unknown, file: string, text: string, trail: string[]): Problem[] {
  const own = Object.entries(value !== null && typeof value === 'object' ? value : {});
  const problems: Problem[] = [];
  const problem = (key: string, message: string, advice: string) => {
    const index = text.indexOf(`"${key}"`);
    const line = index === -1 ? undefined : text.slice(0, index).split('\n').length;
    problems.push({ severity: 'error', file, ...(line ? { line } : {}), message, advice });
  };
  for (const [key] of own.filter(([name]) => !Object.hasOwn(source, name))) {
    const near = nearest(key, Object.keys(source));
    problem(
      key,
      `Unknown key “${[...trail, key].join('.')}”.`,
      near ? `Did you mean “${near}”?` : 'Remove it.',
    );
  }
  for (const [key, expected] of Object.entries(source)) {
    const name = [...trail, key].join('.');
    const found = own.find(([candidate]) => candidate === key)?.[1];
    if (found === undefined)
      problem(key, `The text “${name}” is missing.`, `Translate: ${JSON.stringify(expected)}`);
    else if (typeof found !== typeof expected)
      problem(
        key,
        `“${name}” must be a ${typeof expected === 'string' ? 'text' : 'group of texts'}.`,
        'Compare with en.json.',
      );
    else if (typeof expected === 'string') {
      for (const [variable] of expected.matchAll(/\{\{\w+\}\}/g)) {
        if (!String(found).includes(variable))
          problem(key, `“${name}” lacks the variable ${variable}.`, `English: ${expected}`);
      }
    } else problems.push(...compare(expected as object, found, file, text, [...trail, key]));
  }
  return problems;
}

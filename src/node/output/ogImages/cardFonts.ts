import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Font } from 'satori';

/** Weights of the font that cards use. */
type CardWeight = 400 | 700;

/** The font is split into slices by character; a text needs few of them. */
type Slice = [name: string, ranges: [first: number, last: number][]];

const folder = path.dirname(createRequire(import.meta.url).resolve('@fontsource/noto-sans-sc/package.json'));

let slices: Slice[] | undefined;

const loaded = new Map<string, Font>();

/** The fonts needed to draw a text; `undefined` if the font does not claim to cover one of its characters. */
export function fontsFor(text: string, weight: CardWeight): Font[] | undefined {
  return slicesOf(text)?.map((name) => loadFont(name, weight));
}

function slicesOf(text: string): string[] | undefined {
  // first, and in every weight: satori would otherwise take Latin letters from other slices, in their weight
  const names = new Set(['latin']);
  for (const character of new Set(text)) {
    if (/\s/.test(character)) continue;
    const name = sliceOf(character.codePointAt(0) ?? 0);
    if (name === undefined) return undefined;
    names.add(name);
  }
  return [...names];
}

function sliceOf(code: number): string | undefined {
  slices ??= readSlices();
  return slices.find(([, ranges]) => ranges.some(([first, last]) => first <= code && code <= last))?.[0];
}

function readSlices(): Slice[] {
  const record = JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8')) as Record<
    string,
    string
  >;
  const all = Object.entries(record).map(([key, list]): Slice => [key.replace(/[[\]]/g, ''), parse(list)]);
  // the `latin` slice has all Latin letters, other slices only some of them
  return all.sort(([a], [b]) => Number(b === 'latin') - Number(a === 'latin'));
}

/** `U+ff03-ff04,U+ff07` */
function parse(list: string): [number, number][] {
  return list.split(',').map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}

/** Read once per thread: satori caches the parsed font by buffer. */
function loadFont(slice: string, weight: CardWeight): Font {
  const name = `noto-sans-sc-${slice}-${weight}-normal.woff`;
  let font = loaded.get(name);
  if (!font) {
    font = {
      name: `slice-${slice}`,
      weight,
      style: 'normal',
      data: readFileSync(path.join(folder, 'files', name)),
    };
    loaded.set(name, font);
  }
  return font;
}

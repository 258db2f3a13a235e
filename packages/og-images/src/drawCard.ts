import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { lightTheme, OG_IMAGE_SIZE, rgb } from 'docs-site-engine/node';
import type { ReactNode } from 'react';
import type { Font } from 'satori';
import satori from 'satori';

/** Content of a page's image. */
export interface SocialCard {
  lang: string;
  /** Name of the site. */
  site: string;
  /** The page's section in the site. */
  section: string;
  title: string;
  description: string;
  /** The page's URL in readable form. */
  address: string;
  /** The site's logo as a data URL. Default: none. */
  logo?: string;
}

/** Characters that satori and the layout add to the text. */
const ADDED = '…"\'';

/**
 * Returns the card as PNG; `undefined` if a character cannot be drawn, because a missing image is better than missing
 * glyphs.
 */
export async function drawCard(card: SocialCard): Promise<Buffer | undefined> {
  const regular = fontsFor(card.section + card.description + card.address + ADDED, 400);
  const bold = fontsFor(card.site + card.title + ADDED, 700);
  if (!regular || !bold) return undefined;
  const fonts = [...regular, ...bold];
  const families = [...new Set(fonts.map(({ name }) => name))].join(', ');
  const missing: string[] = [];
  const svg = await satori(cardLayout(card, families), {
    ...OG_IMAGE_SIZE,
    fonts,
    loadAdditionalAsset: async (_language, text) => {
      missing.push(text);
      return [];
    },
  });
  if (missing.length > 0) return undefined;
  // skips system fonts, which would take longer than everything else: text has already been converted to shapes
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

const MARGIN = 80;
const CONTENT_WIDTH = OG_IMAGE_SIZE.width - 2 * MARGIN;
const STRIPE = 16;
const LOGO = 60;
const TITLE = { smallest: 52, inTwoLines: 68, largest: 92 };
/** Approximate width of a character, in units of its font size. */
const WIDTH = { han: 1, other: 0.57 };
/** Line height of the font, in units of its font size. */
const LEADING = 1.28;

type Style = Record<string, string | number>;

const color = (name: keyof typeof lightTheme.color) => rgb(lightTheme.color[name]);

/** Returns the card's layout for satori. */
function cardLayout(card: SocialCard, fontFamily: string): ReactNode {
  const { site, section, address, logo } = card;
  const [title, description] = [card.title, card.description].map((text) =>
    replaceQuotes(card.lang, text),
  ) as [string, string];
  const fontSize = titleSize(title);
  const isFull = section !== '' && textWidth(title) * fontSize > CONTENT_WIDTH;
  const head = box(
    { alignItems: 'center', gap: 20, fontSize: 36, fontWeight: 700, color: color('heading') },
    [...(logo ? [element('img', { src: logo, width: LOGO, height: LOGO })] : []), line({}, site)],
  );
  const middle = box({ flexDirection: 'column', flexGrow: 1, justifyContent: 'center' }, [
    ...(section ? [line({ fontSize: 30, marginBottom: 12, color: color('accent') }, section)] : []),
    truncated(2, { fontSize, fontWeight: 700, lineHeight: LEADING, color: color('heading') }, title),
    ...(description
      ? [
          truncated(
            isFull ? 2 : 3,
            { fontSize: 33, lineHeight: 1.5, marginTop: 20, color: color('muted') },
            description,
          ),
        ]
      : []),
  ]);
  const foot = line({ fontSize: 26, color: color('faint') }, address);
  const frame: Style = {
    ...OG_IMAGE_SIZE,
    boxSizing: 'border-box',
    flexDirection: 'column',
    padding: `${MARGIN - STRIPE}px ${MARGIN}px ${MARGIN - STRIPE}px`,
    borderBottom: `${STRIPE}px solid ${color('accent')}`,
    background: color('bg'),
    fontFamily,
  };
  return box(frame, [head, middle, foot], card.lang);
}

/** Returns the largest font size at which the widest word fits into the card and the title into two lines. */
function titleSize(title: string): number {
  const widest = Math.max(
    ...title.split(/\s+/).map((word) => (/\p{Script=Han}/u.test(word) ? 0 : textWidth(word))),
  );
  // adds some room, because lines break into unequal lengths
  const size = Math.min(TITLE.largest, CONTENT_WIDTH / widest, (1.8 * CONTENT_WIDTH) / textWidth(title));
  const largest = textWidth(title) * size > CONTENT_WIDTH ? TITLE.inTwoLines : TITLE.largest;
  return Math.round(Math.min(largest, Math.max(TITLE.smallest, size)));
}

function textWidth(text: string): number {
  return [...text].reduce(
    (sum, character) => sum + (/[\u2e80-\uffff]/.test(character) ? WIDTH.han : WIDTH.other),
    0,
  );
}

/**
 * Replaces curly quotes with straight ones, except in Chinese, because the font's are as wide as a Chinese character.
 */
function replaceQuotes(lang: string, text: string): string {
  return /^zh\b/.test(lang) ? text : text.replace(/[“”]/g, '"').replace(/[‘’]/g, "'");
}

function box(style: Style, children: ReactNode[], lang?: string): ReactNode {
  return element('div', { style: { display: 'flex', ...style }, children, ...(lang ? { lang } : {}) });
}

function line(style: Style, text: string): ReactNode {
  return element('div', { style: { ...style, whiteSpace: 'nowrap' }, children: text });
}

/** Text that is cut with an ellipsis after the given number of lines. */
function truncated(lines: number, style: Style, text: string): ReactNode {
  return element('div', { style: { ...style, display: 'block', lineClamp: lines }, children: text });
}

/** Creates an element for satori, which accepts any object with the shape of a React element. */
function element(type: string, props: object): ReactNode {
  return { type, props, key: null } as unknown as ReactNode;
}

/** Weights of the font that cards use. */
type CardWeight = 400 | 700;

/** The font is split into slices by character; a text needs few of them. */
type Slice = [name: string, ranges: [first: number, last: number][]];

const folder = path.dirname(createRequire(import.meta.url).resolve('@fontsource/noto-sans-sc/package.json'));

let slices: Slice[] | undefined;

const loaded = new Map<string, Font>();

/** Returns the fonts for a text, or `undefined` if a character isn't covered. */
export function fontsFor(text: string, weight: CardWeight): Font[] | undefined {
  return findSlices(text)?.map((name) => loadFont(name, weight));
}

function findSlices(text: string): string[] | undefined {
  // comes first in every weight; otherwise, satori would take Latin letters from other slices, in their weight
  const names = new Set(['latin']);
  for (const character of new Set(text)) {
    if (/\s/.test(character)) continue;
    const name = findSlice(character.codePointAt(0) ?? 0);
    if (name === undefined) return undefined;
    names.add(name);
  }
  return [...names];
}

function findSlice(code: number): string | undefined {
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

/** Loads a font once per thread, because satori caches the parsed font by buffer. */
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

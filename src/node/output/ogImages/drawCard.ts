import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { CARD_SIZE } from '../../render/head/ogImageSize.ts';
import type { SocialCard } from './cardContent.ts';
import { fontsFor } from './cardFonts.ts';
import { cardLayout } from './cardLayout.ts';

/** Characters that satori and the layout add to the texts. */
const ADDED = '…"\'';

/** The card as PNG; `undefined` if a character cannot be drawn: no picture is better than one with missing glyphs. */
export async function drawCard(card: SocialCard): Promise<Buffer | undefined> {
  const regular = fontsFor(card.section + card.description + card.address + ADDED, 400);
  const bold = fontsFor(card.site + card.title + ADDED, 700);
  if (!regular || !bold) return undefined;
  const fonts = [...regular, ...bold];
  const families = [...new Set(fonts.map(({ name }) => name))].join(', ');
  const missing: string[] = [];
  const svg = await satori(cardLayout(card, families), {
    ...CARD_SIZE,
    fonts,
    loadAdditionalAsset: async (_language, text) => {
      missing.push(text);
      return [];
    },
  });
  if (missing.length > 0) return undefined;
  // text has already been converted to shapes; loading system fonts would take longer than everything else
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

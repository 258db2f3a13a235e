import { styleText } from 'node:util';
import { formatCommand } from 'docs-site-engine/node';
import type { SourceHistory } from './sourceHistory.ts';
import type { TranslationState, TranslationUnit } from './translationStatus.ts';

const STATES: readonly TranslationState[] = ['current', 'stale', 'unconfirmed', 'untranslated', 'missing'];

/** Maximum entries listed per state in the terminal. */
const MAX_LISTED = 40;

const paint = (style: Parameters<typeof styleText>[0], text: string) =>
  styleText(style, text, { stream: process.stdout });

/** Returns the units of each language and kind, in their original order. */
export function groupUnits(
  units: readonly TranslationUnit[],
): { lang: string; kind: string; units: TranslationUnit[] }[] {
  const groups = Map.groupBy(units, ({ lang, kind }) => `${lang} ${kind}`);
  return [...groups].map(([key, members]) => {
    const [lang = '', kind = ''] = key.split(' ');
    return { lang, kind: kind === 'keys' ? 'texts' : 'pages', units: members };
  });
}

/** Returns the number of translated units, whether they are up to date or not. */
export function countTranslated(units: readonly TranslationUnit[]): number {
  return units.filter(({ state }) => state !== 'missing' && state !== 'untranslated').length;
}

export function countState(units: readonly TranslationUnit[], state: TranslationState): number {
  return units.filter((unit) => unit.state === state).length;
}

/** Returns the table of all languages, with one row for strings and one for pages. */
export function statusTable(units: readonly TranslationUnit[]): string {
  const rows = groupUnits(units).map(({ lang, kind, units: members }) => {
    const counts = STATES.map((state) => String(countState(members, state)));
    return [lang, kind, `${countTranslated(members)}/${members.length}`, ...counts];
  });
  const table = [['', '', '', ...STATES], ...rows];
  const [head = '', ...lines] = table.map((row) =>
    row
      .map((cell, column) => {
        const width = Math.max(...table.map((row) => row[column]?.length ?? 0));
        return column < 2 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  ')
      .trimEnd(),
  );
  return [paint('dim', head), ...lines].join('\n');
}

const TITLES: Partial<Record<TranslationState, string>> = {
  missing: 'Missing: readers see another language',
  untranslated:
    'Untranslated: identical to English. Translate or accept it, or allow it in all languages with "sameAsEnglish": true in its note',
  stale: 'Stale: the source has changed since it was accepted',
  unconfirmed: 'Unconfirmed: translated, but never accepted',
};

/**
 * Returns the pending units, with the changes of their sources since the translation was accepted.
 *
 * @param all whether to list everything, not only the beginning
 */
export async function statusDetails(
  units: readonly TranslationUnit[],
  history: SourceHistory,
  all: boolean,
): Promise<string> {
  const most = all ? units.length : MAX_LISTED;
  const blocks: string[] = [];
  for (const state of ['missing', 'untranslated', 'stale', 'unconfirmed'] as const) {
    const members = units.filter((unit) => unit.state === state);
    if (members.length === 0) continue;
    blocks.push(paint('bold', TITLES[state] ?? state));
    for (const unit of members.slice(0, most)) {
      const { file, line } = unit.translation;
      const name =
        unit.kind === 'keys' ? `  ${unit.name}  ${paint('dim', JSON.stringify(unit.source.text))}` : '';
      blocks.push(`  ${[file, unit.kind === 'keys' ? line : undefined].filter(Boolean).join(':')}${name}`);
      const diff = await history.diff(unit);
      if (diff) blocks.push(...diff.map(paintLine).map((entry) => `      ${entry}`));
    }
    const rest = members.length - most;
    if (rest > 0)
      blocks.push(
        `  … and ${rest} more: "${formatCommand('i18n', `--lang ${members.at(-1)?.lang}`)}" lists all`,
      );
    blocks.push('');
  }
  return blocks.join('\n');
}

function paintLine(line: string): string {
  if (line.startsWith('+')) return paint('green', line);
  if (line.startsWith('-')) return paint('red', line);
  return line.startsWith('@@') ? paint('cyan', line) : line;
}

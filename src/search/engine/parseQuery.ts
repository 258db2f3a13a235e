import { wordLengths } from './chineseWords.ts';
import { fold } from './fold.ts';
import { stemsOf } from './stems.ts';
import { wordWeight } from './stopWords.ts';
import { type Saying, type SynonymIndex, unitsOf } from './synonyms.ts';
import { joined, lengthOf, type Piece, pairs, pieces, type Term } from './terms.ts';
import { WORDS } from './weights.ts';

/** A term to look up in the index. */
export interface QueryTerm {
  /** Normalized, see `fold`. */
  text: string;
  /** How much a match counts, 0 to 1. */
  weight: number;
  /** Number of letters that may differ when nothing else is found. */
  typos: number;
  /** Where prefix matches count too; `headings`: in titles and headings only. */
  beginnings: 'everywhere' | 'headings' | 'nowhere';
}

/** One way to say a word: first what readers have typed, then what pages say instead. */
export interface Way {
  /** How much of the word it says, 0 to 1. */
  weight: number;
  /** Number of units it has, see `unitsOf`. */
  length: number;
  /** Its parts; together they weigh 1, or more if they include other forms of the same. */
  terms: QueryTerm[];
}

/** A word of a query. The best of its ways counts. */
export interface QueryWord {
  /** How much it says of the topic, 0 to 1. */
  weight: number;
  ways: Way[];
}

export interface Query {
  words: QueryWord[];
  /** Terms that span several words. */
  bonus: QueryTerm[];
  /** What pages say instead of the whole query. */
  same: string[];
}

/** Further words of a query are ignored: it is pasted. */
const MAX_WORDS = 16;

/** Fuzzy matching is tried for the first words only, and not at all for long queries, which are usually pasted. */
const MAX_TYPO_WORDS = 4;
const MANY_WORDS = 12;

/** A flag of one letter, such as `-t`, is complete: it is no beginning of a word. */
const SHORT_FLAG = /(?<!\S)-(\p{L})(?!\S)/gu;

/** Shorter terms are a prefix of too many words to look for them in texts. */
const MIN_TEXT_BEGINNING = 3;

/** A word of the query, and where it stands in it. */
interface PlacedWord extends QueryWord {
  /** First unit, and the one behind the last, see `unitsOf`. */
  start: number;
  end: number;
}

/** Parses a query into terms to look up. */
export function parseQuery(text: string, synonyms: SynonymIndex): Query {
  const found = [...pieces(text)];
  const sayings = synonyms.find(
    text,
    found.flatMap(({ parts }) => parts),
  );
  const words: PlacedWord[] = [];
  const bonus: QueryTerm[] = [];
  // repeated words are ignored
  const said = new Set<string>();
  const add = (parts: readonly Term[], start: number, make: () => QueryWord): void => {
    const { term } = joined(parts);
    if (said.has(term) || words.length === MAX_WORDS) return;
    said.add(term);
    words.push({ ...make(), start, end: start + parts.length });
  };
  let start = 0;
  found.forEach((piece, index) => {
    if (piece.kind === 'name') {
      add(piece.parts, start, () => nameWord(piece, text, synonyms));
      bonus.push(...neighbours(found, index));
    } else {
      let place = 0;
      for (const length of runLengths(piece, start, sayings)) {
        const characters = piece.parts.slice(place, place + length);
        add(characters, start + place, () => runWord(characters));
        const [last, next] = [piece.parts[place + length - 1], piece.parts[place + length]];
        if (last && next) bonus.push(term(joined([last, next]).term, WORDS.neighbours));
        place += length;
      }
    }
    start += piece.parts.length;
  });
  for (const saying of sayings) if (saying.says.includes('')) lessen(words, saying);
  finish(words, text);
  for (const saying of sayings) addSaying(words, saying);
  const rest = (saying: Saying) => words.filter((word) => word.weight === 1 && overlap(word, saying) === 0);
  const same = sayings
    .filter((saying) => rest(saying).length === 0)
    .flatMap(({ says }) => says.filter(Boolean));
  return { words, bonus: bonus.slice(0, MAX_WORDS), same };
}

/** Words of which only a question is made count fully if there are no others; the last word may be incomplete. */
function finish(words: readonly PlacedWord[], text: string): void {
  const topics = words.filter(({ weight }) => weight === 1);
  if (topics.length === 0) for (const word of words) word.weight = 1;
  // a syllable or letter of other scripts is the beginning of few words
  const isAlone = (text: string) => words.length === 1 && /\P{ASCII}/u.test(text);
  const flags = new Set(Array.from(text.matchAll(SHORT_FLAG), ([, letter = '']) => fold(letter)));
  words.forEach(({ weight, ways }, place) => {
    const isTyped = place === words.length - 1;
    for (const asked of ways.flatMap(({ terms }) => terms)) {
      // texts contain so many words that only the word being typed is treated as a prefix there
      if (isTyped && asked.beginnings === 'headings') asked.beginnings = 'everywhere';
      if (asked.text.length < MIN_TEXT_BEGINNING && isTyped && !isAlone(asked.text))
        asked.beginnings = 'headings';
      // “to” is a prefix of very many words
      if (flags.has(asked.text) || (weight < 1 && !isTyped)) asked.beginnings = 'nowhere';
      if (place >= MAX_TYPO_WORDS || words.length > MANY_WORDS || weight < 1) asked.typos = 0;
    }
  });
}

/** Short words quickly turn into other words. */
function typosIn(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 6 ? 1 : 2;
}

const term = (text: string, weight: number, typos = 0): QueryTerm => ({
  text,
  weight,
  typos,
  beginnings: 'headings',
});

/** A name: whole, and by its parts; those of `output.distPath` are `output` and `distPath`. */
function nameWord({ parts }: Piece, text: string, synonyms?: SynonymIndex): QueryWord {
  const { term: whole } = joined(parts);
  const members = membersOf(parts, text);
  const found = members.length > 1 ? members : parts;
  const others =
    parts.length > 1
      ? found.map((part) =>
          term(part.term, (WORDS.parts / found.length) * (synonyms?.isOrigin(part) ? WORDS.origin : 1)),
        )
      : stemsOf(whole).map((stem) => ({ ...term(stem, WORDS.stem), beginnings: 'nowhere' as const }));
  return {
    weight: wordWeight(whole),
    ways: [{ weight: 1, length: lengthOf(parts), terms: [term(whole, 1, typosIn(whole)), ...others] }],
  };
}

/** The names that dots join. */
function membersOf(parts: readonly Term[], text: string): Term[] {
  const members: Term[][] = [];
  parts.forEach((part, place) => {
    const before = parts[place - 1];
    if (before && text[before.end] !== '.') members.at(-1)?.push(part);
    else members.push([part]);
  });
  return members.map(joined);
}

function runWord(characters: readonly Term[]): QueryWord {
  const isSingle = characters.length === 1;
  const wanted = isSingle ? characters : pairs(characters).slice(0, -1);
  const terms = wanted.map(({ term: text }) => term(text, 1 / wanted.length));
  const weight = wordWeight(joined(characters).term);
  return {
    weight: isSingle ? Math.min(weight, WORDS.single) : weight,
    ways: [{ weight: 1, length: lengthOf(characters), terms }],
  };
}

/** `max concurrency` is also looked up as `maxconcurrency`. */
function neighbours(found: readonly Piece[], index: number): QueryTerm[] {
  return [2, 3].flatMap((count) => {
    const names = found.slice(index, index + count);
    if (names.length < count || names.some(({ kind }) => kind === 'run')) return [];
    return [term(joined(names.flatMap(({ parts }) => parts)).term, WORDS.neighbours)];
  });
}

/** Lengths of the words in a run of characters; what pages say otherwise is cut off first. */
function runLengths({ parts }: Piece, first: number, sayings: readonly Saying[]): number[] {
  const borders = new Set([parts.length]);
  for (const { start, length } of sayings) {
    for (const border of [start - first, start + length - first])
      if (border > 0 && border < parts.length) borders.add(border);
  }
  let from = 0;
  return [...borders]
    .sort((a, b) => a - b)
    .flatMap((to) => {
      const text = joined(parts.slice(from, to)).term;
      from = to;
      return wordLengths(text);
    });
}

const overlap = (word: PlacedWord, { start, length }: Saying): number =>
  Math.max(0, Math.min(word.end, start + length) - Math.max(word.start, start));

/** Words for which pages say nothing tell where readers come from, not what they look for. */
function lessen(words: readonly PlacedWord[], saying: Saying): void {
  for (const word of words) if (overlap(word, saying) > 0) word.weight = Math.min(word.weight, WORDS.origin);
}

function addSaying(words: readonly PlacedWord[], saying: Saying): void {
  const ways = saying.says.filter(Boolean).map(wayOf);
  for (const word of words) {
    const share = overlap(word, saying) / (word.end - word.start);
    if (share === 0) continue;
    // `jest.mock` is a name of its own, and no beginning of `jest.mocked`
    const [typed] = word.ways[0]?.terms ?? [];
    if (typed && saying.length > 1 && saying.length === word.end - word.start && share === 1)
      typed.beginnings = 'nowhere';
    word.ways.push(
      ...ways.map(({ weight, length, terms }) => ({ weight: weight * share, length: length * share, terms })),
    );
  }
}

/** What pages say instead, as one way to say a word: it counts as much as all of its words are found. */
function wayOf(text: string): Way {
  const words = [...pieces(text)].flatMap((piece) => {
    if (piece.kind === 'name') return [nameWord(piece, text)];
    let place = 0;
    return wordLengths(joined(piece.parts).term).map((length) => {
      place += length;
      return runWord(piece.parts.slice(place - length, place));
    });
  });
  const all = words.reduce((sum, { weight }) => sum + weight, 0);
  const terms = words.flatMap(({ weight, ways }) =>
    ways.flatMap((way) =>
      way.terms.map((part) => ({ ...part, typos: 0, weight: (part.weight * weight) / all })),
    ),
  );
  return { weight: 1, length: lengthOf(unitsOf(text)), terms };
}

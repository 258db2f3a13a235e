import { codeBlocks } from './code.ts';
import { Random } from './random.ts';
import type { CorpusRoute } from './routes.ts';
import { paragraph, sentence } from './sentences.ts';
import { type Lang, OPTIONS, type Text } from './words.ts';

export interface PageInput {
  route: CorpusRoute;
  /** The pages that this one can link to. */
  others: readonly CorpusRoute[];
  /** Approximate length of the English text, in bytes. */
  bytes: number;
}

/** Average length of a sentence, in bytes. */
const SENTENCE_BYTES = 76;
/** Number of rows of a table. */
const ROWS = 4;
/** Number of items of a list. */
const ENTRIES = 3;
/** Number of links at the end of a page. */
const LINKS = 4;

const HEADER: Text = {
  en: '| Option | Default | Meaning |\n| --- | --- | --- |',
  zh: '| 选项 | 默认值 | 含义 |\n| --- | --- | --- |',
};
const CALLOUT: Text = { en: ':::tip Good to know', zh: ':::tip 小提示' };
const SEE: Text = { en: 'See also', zh: '另请参阅' };

/** Generates a page in both languages, with the same headings, code and links, and text with the same meaning. */
export function corpusPage(input: PageInput): Text {
  const { route } = input;
  const random = new Random(`page ${route.path}`);
  const description = sentence(random);
  const sections = makeSections(random, input);
  const write = (lang: Lang) =>
    [
      '---',
      `title: ${JSON.stringify(route.title[lang])}`,
      `description: ${JSON.stringify(description[lang].replaceAll('`', ''))}`,
      '---',
      '',
      `# ${route.title[lang]}`,
      '',
      description[lang],
      ...route.headings.flatMap((heading, index) => [
        '',
        `## ${heading[lang]}${lang === 'en' ? '' : ` {#${heading.id}}`}`,
        '',
        sections[index]?.[lang] ?? '',
      ]),
      '',
    ].join('\n');
  return { en: write('en'), zh: write('zh') };
}

/** Generates the sections of a page. Each has a code block and one other element; the last one has the links. */
function makeSections(random: Random, { route, others, bytes }: PageInput): Text[] {
  const extras = [list(random), table(random), callout(random), list(random, '1. '), { en: '', zh: '' }];
  const parts = codeBlocks(random).map((block, index): Text[] => [
    { en: block, zh: block },
    ...extras.slice(index, index + 1).filter(({ en }) => en !== ''),
  ]);
  const last = related(random, route, others);
  const made = [...parts.flat(), last].reduce((sum, { en }) => sum + Buffer.byteLength(en), 0);
  // two paragraphs per section, each with at least one sentence
  const share = Math.max(2, Math.round((bytes - made) / SENTENCE_BYTES / parts.length) - 1);
  const half = Math.floor(share / 2);
  return [
    ...parts.map((inner) =>
      join([paragraph(random, share - half), ...inner, paragraph(random, half)], '\n\n'),
    ),
    last,
  ];
}

function join(parts: readonly Text[], separator: string): Text {
  return { en: parts.map(({ en }) => en).join(separator), zh: parts.map(({ zh }) => zh).join(separator) };
}

function list(random: Random, marker = '- '): Text {
  const entries = Array.from({ length: ENTRIES }, () => sentence(random));
  return join(
    entries.map(({ en, zh }) => ({ en: marker + en, zh: marker + zh })),
    '\n',
  );
}

function table(random: Random): Text {
  const options = random.shuffle(OPTIONS).slice(0, ROWS);
  const rows = options.map((option): Text => {
    const { en, zh } = sentence(random);
    const start = `| \`${option}\` | \`${random.between(0, 60)}\` |`;
    return { en: `${start} ${en} |`, zh: `${start} ${zh} |` };
  });
  return join([HEADER, ...rows], '\n');
}

function callout(random: Random): Text {
  const { en, zh } = sentence(random);
  return { en: `${CALLOUT.en}\n\n${en}\n\n:::`, zh: `${CALLOUT.zh}\n\n${zh}\n\n:::` };
}

/** Links to other pages, most of them with an anchor, and one to a heading of the page itself. */
function related(random: Random, route: CorpusRoute, others: readonly CorpusRoute[]): Text {
  const link = (target: CorpusRoute, isSamePage: boolean): Text => {
    const heading = random.pick(target.headings);
    const plain = !isSamePage && random.next() < 0.25;
    const href = (isSamePage ? '' : target.path) + (plain ? '' : `#${heading.id}`);
    const [first, second] = [target.title, plain ? SEE : heading];
    return {
      en: `- [${first.en}](${href}) (${second.en})`,
      zh: `- [${first.zh}](${href})（${second.zh}）`,
    };
  };
  const targets = Array.from({ length: LINKS }, () => random.pick(others));
  return join([...targets.map((target) => link(target, target === route)), link(route, true)], '\n');
}

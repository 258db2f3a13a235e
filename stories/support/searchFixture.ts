import type { SearchAnswer, SearchEngine, Suggestion } from '../../src/search/protocol.ts';
import { type GroupState, SearchSession, type SearchState } from '../../src/search/ui/searchSession.ts';

const QUERY = 'board';

/** Pages that are offered before anything is typed. */
export const suggestedFixture = [
  { text: 'Boards', link: '/guide/boards/' },
  { text: 'Joints', link: '/guide/joints/' },
];

/** Marks the query in a text. */
function suggestion(type: Suggestion['type'], statement: string, headers: string[], hash = ''): Suggestion {
  const start = statement.toLowerCase().indexOf(QUERY);
  const highlightInfoList = start < 0 ? [] : [{ start, length: QUERY.length }];
  return {
    type,
    title: 'Boards',
    headers,
    link: `/guide/boards/${hash}`,
    statement,
    highlightInfoList,
  };
}

/** Results for "board": a title, a nested heading, an excerpt. */
export const answerFixture: SearchAnswer = {
  query: QUERY,
  pages: [
    {
      title: 'Boards',
      link: '/guide/boards/',
      suggestions: [
        suggestion('title', 'Boards', []),
        {
          ...suggestion('header', 'Choose a board', ['Choose a board'], '#choose'),
          also: { statement: 'board for a table', highlightInfoList: [{ start: 0, length: 5 }] },
        },
        {
          ...suggestion(
            'content',
            '… before you buy: board.isBent() stays true …',
            ['Choose a board', 'Read the grain'],
            '#grain',
          ),
          codeInfoList: [
            { start: 18, length: 14 },
            { start: 39, length: 4 },
          ],
        },
      ],
    },
  ],
  closest: [],
  terms: [QUERY],
};

/** Many pages, and texts that do not fit on a line. */
export const manyFixture: SearchAnswer = {
  ...answerFixture,
  pages: Array.from({ length: 12 }, (_, index) => ({
    title: `${'A title that goes on and on '.repeat(index % 3 === 0 ? 4 : 1)}${index + 1}`,
    link: `/many/${index}/`,
    suggestions: [
      {
        ...suggestion('content', 'words around a board and more words '.repeat(5), ['Heading']),
        link: `/many/${index}/#a`,
      },
    ],
  })),
};

/** No results for "bord", but a similar query. */
export const nothingFixture: SearchAnswer = {
  query: 'bord',
  pages: [],
  isWeak: true,
  closest: ['Boards'],
  terms: [],
};

/** Returns an index of a site, by default loaded. */
export function groupFixture(change: Partial<GroupState> = {}): GroupState {
  return {
    label: 'Example',
    source: { url: '/search.json', version: '2.x', lang: 'en', external: false },
    status: 'inited',
    ...change,
  };
}

/** Finds "board" and nothing else. */
export const engineFixture: SearchEngine = {
  load: async () => {},
  search: async (_source, query) =>
    query === QUERY ? answerFixture : { query, pages: [], closest: [QUERY], terms: [] },
  onGrowth: () => {},
};

/** Returns a working session, with an engine that finds one word. */
export function sessionFixture(): SearchSession {
  const session = new SearchSession(engineFixture);
  session.setGroups([{ label: 'Example', source: groupFixture().source }]);
  session.open();
  return session;
}

/** Returns a session that remains in a state. */
export function stillSessionFixture(state: SearchState): SearchSession {
  return Object.assign(new SearchSession(engineFixture), { get: () => state });
}

import { action, type Story } from '@ladle/react';
import { useMemo } from 'react';
import { ResultGroup } from '../../src/search/ui/ResultGroup.tsx';
import { dialog } from '../../src/search/ui/Search.deferred.css.ts';
import { SearchPanel, type SearchPanelProps } from '../../src/search/ui/SearchPanel.tsx';
import { SearchResults } from '../../src/search/ui/SearchResults.tsx';
import type { SearchState } from '../../src/search/ui/searchSession.ts';
import { type SearchOption, useSearchOptions } from '../../src/search/ui/useSearchOptions.ts';
import type { SidebarLink } from '../../src/shared/siteData.ts';
import {
  answerFixture,
  groupFixture,
  manyFixture,
  nothingFixture,
  sessionFixture,
  stillSessionFixture,
  suggestedFixture,
} from '../support/searchFixture.ts';
import type { PlayedStory } from '../support/story.ts';

export default { title: 'Search' };

const fakeRecent = (searches: string[]) => ({
  read: () => searches,
  remember: action('remember'),
  forget: action('forget'),
});

const guide = () => 'Guide';

/** Type "board". */
export const Playground = () => {
  const session = useMemo(sessionFixture, []);
  return (
    <div className={dialog} style={{ display: 'flex' }}>
      <SearchPanel
        session={session}
        recent={fakeRecent(['dovetail', 'oil'])}
        suggested={suggestedFixture}
        findSection={guide}
        onFollow={action('follow')}
        onClose={action('close')}
      />
    </div>
  );
};

/** Typing searches; the arrow keys select. */
export const Typed: PlayedStory = () => <Playground />;
Typed.play = async ({ screen, user }) => {
  await user.type(await screen.findByRole('combobox'), 'board');
  await screen.findByText('Choose a board', { exact: false });
  await user.keyboard('{ArrowDown}');
  await screen.findByRole('option', { selected: true });
};

interface PanelProps extends Partial<Pick<SearchPanelProps, 'report'>> {
  state: SearchState;
  recent?: string[];
  suggested?: SidebarLink[];
}

function Panel({ state, recent = [], suggested = [], report }: PanelProps) {
  const session = useMemo(() => stillSessionFixture(state), [state]);
  return (
    <div className={dialog} style={{ display: 'flex' }}>
      <SearchPanel
        session={session}
        recent={fakeRecent(recent)}
        suggested={suggested}
        findSection={guide}
        report={report}
        onFollow={action('follow')}
        onClose={action('close')}
      />
    </div>
  );
}

const groupWithAnswer = groupFixture({ answer: answerFixture });

export const Empty = () => <Panel state={{ query: '', groups: [groupFixture()] }} />;

export const RecentSearches = () => (
  <Panel state={{ query: '', groups: [groupFixture()] }} recent={['dovetail', 'oil']} />
);

export const SuggestedPages = () => (
  <Panel state={{ query: '', groups: [groupFixture()] }} suggested={suggestedFixture} />
);

export const Results = () => <Panel state={{ query: 'board', groups: [groupWithAnswer] }} />;

export const ManyResults = () => (
  <Panel state={{ query: 'board', groups: [groupFixture({ answer: manyFixture })] }} />
);

export const NothingFound = () => (
  <Panel state={{ query: 'bord', groups: [groupFixture({ answer: nothingFixture })] }} />
);

export const NothingFoundReport = () => (
  <Panel
    state={{ query: 'bord', groups: [groupFixture({ answer: nothingFixture })] }}
    report="https://example.com/issues/new?title={query}"
  />
);

export const Loading = () => (
  <Panel state={{ query: 'board', groups: [groupFixture({ status: 'initing' })] }} />
);

export const Failed = () => (
  <Panel state={{ query: 'board', groups: [groupFixture({ status: 'failed' })] }} />
);

const pointed: SearchState = { query: '', groups: [groupFixture()] };

/** The part below the field: hovering makes an option current. */
export const ResultsAlone = () => {
  const options = useSearchOptions(
    'results',
    pointed.query,
    pointed.groups[0],
    { recent: ['dovetail', 'oil'], suggested: suggestedFixture },
    guide,
  );
  return (
    <div className={dialog} style={{ display: 'flex' }}>
      <SearchResults
        id="results-"
        state={pointed}
        tab={0}
        options={options}
        hasRecent
        report="https://example.com/issues/new?title={query}"
        onPress={action('press')}
        onChoose={action('choose')}
        onVisit={action('visit')}
        onRetry={action('retry')}
        onForget={action('forget')}
      />
    </div>
  );
};

const sibling = groupFixture({
  label: 'Sibling',
  source: { ...groupWithAnswer.source, url: '/sibling.json', external: true },
  answer: manyFixture,
});

export const SeveralIndexes = () => <Panel state={{ query: 'board', groups: [groupWithAnswer, sibling] }} />;

const options: SearchOption[] = [
  ...(answerFixture.pages[0]?.suggestions ?? []).map(
    (suggestion): SearchOption => ({ kind: 'page', id: `group_${suggestion.type}`, suggestion }),
  ),
  { kind: 'recent', id: 'group_query', text: 'dovetail' },
];

/** A title, a heading, an excerpt, and a query; links may point to another site. */
export const Group: Story<{ external: boolean }> = ({ external }) => (
  <div role="listbox" aria-label="Boards">
    <ResultGroup
      group={{ key: 'group', title: { text: 'Boards' }, options }}
      current="group_header"
      external={external}
    />
  </div>
);
Group.args = { external: true };

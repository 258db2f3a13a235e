import { useMemo } from 'react';
import { Search } from '../../src/islands/Search/Search.tsx';
import { SearchButton } from '../../src/shell/Navbar/Navbar.tsx';
import { InShell, useFixture } from '../support/InShell.tsx';
import { OpenOnMount } from '../support/OpenOnMount.tsx';
import { sessionFixture } from '../support/searchFixture.ts';

/** The island with its button, and an index that finds "board". For its states, see "Search". */
export default { title: 'Islands / Search' };

export const Open = () => {
  const { site } = useFixture({});
  const session = useMemo(sessionFixture, []);
  return (
    <>
      <Search props={{}} slots={{}} site={site} session={session} />
      <OpenOnMount>
        <InShell>
          <SearchButton />
        </InShell>
      </OpenOnMount>
    </>
  );
};

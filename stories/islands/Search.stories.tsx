import { Search } from '../../src/islands/Search/Search.tsx';
import { SearchButton } from '../../src/shell/Navbar/Navbar.tsx';
import { InShell, useFixture } from '../support/InShell.tsx';
import { OpenOnMount } from '../support/OpenOnMount.tsx';

/** The island with its button. There is no index in the workbench; for results, see "Search". */
export default { title: 'Islands / Search' };

export const Open = () => {
  const { site } = useFixture({});
  return (
    <>
      <Search props={{}} slots={{}} site={site} />
      <OpenOnMount>
        <InShell>
          <SearchButton />
        </InShell>
      </OpenOnMount>
    </>
  );
};

import { Region, RegionsContext } from '../../src/shell/Region/Region.tsx';
import { InShell } from '../support/InShell.tsx';

/** Regions look like their content. */
export default { title: 'Shell / Region' };

export const Text = () => (
  <InShell>
    <RegionsContext value={{}}>
      <Region name="story">
        <p>Replaced by the router.</p>
      </Region>
    </RegionsContext>
  </InShell>
);

export const AsElement = () => (
  <InShell>
    <Region name="list" as="ul" id="list" className="list" tabIndex={-1}>
      <li>An item</li>
    </Region>
    <Region name="main" as="main">
      <p>An article</p>
    </Region>
  </InShell>
);

import { useTranslation } from 'react-i18next';
import { IslandStrings } from '../../src/islands/IslandStrings.tsx';
import { useFixture } from '../support/InShell.tsx';

export default { title: 'Islands / Strings' };

const Label = () => <p>{useTranslation().t('search.label')}</p>;

/** Strings of the site in an island. */
export const OneString = () => {
  const { site } = useFixture({});
  return (
    <IslandStrings site={site}>
      <Label />
    </IslandStrings>
  );
};

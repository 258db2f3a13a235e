import { expect, it } from 'vitest';
import { speculationRules } from './speculationRules.ts';

it('means pages of this site only, and not what lies beside them', () => {
  const { prefetch } = JSON.parse(speculationRules('/docs/'));
  expect(prefetch).toMatchObject([
    {
      where: {
        and: [{ href_matches: '/docs/*' }, { not: { href_matches: '/docs/*.(md|txt|xml|json)' } }],
      },
    },
  ]);
});

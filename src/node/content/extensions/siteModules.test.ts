import { expect, it } from 'vitest';
import { temporarySite } from '../../../../testing/temporarySite.ts';
import { siteModules } from './siteModules.ts';

it.each(['c#', 'a&b!', 'a?b'])(
  'reports modules below a folder called %s, which the bundler cannot import',
  (name) => {
    const site = temporarySite({ [`${name}/site.css`]: '' }, { styles: ['./site.css'] });
    const odd = { ...site, root: `${site.root}/${name}` };
    expect(() => siteModules(odd)).toThrow('Rename the folder, or move the site.');
    expect(siteModules({ ...odd, config: { ...site.config, styles: [] } }).styles).toEqual([]);
  },
);

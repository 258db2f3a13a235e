import type { Story } from '@ladle/react';
import {
  OverviewFilter,
  type OverviewFilterProps,
} from '../../src/islands/OverviewFilter/OverviewFilter.tsx';

/** The island alone, with a list of three pages. For its use on the site, see "Article / Overview list". */
export default { title: 'Islands / Overview filter' };

const pages = ['oak', 'ash', 'beech'];
const list = `<ul>${pages.map((page) => `<li data-overview-page=""><a href="#${page}">${page}</a></li>`).join('')}</ul>`;

export const Playground: Story<OverviewFilterProps> = (props) => (
  <OverviewFilter
    props={props}
    slots={{ list: `<section data-overview-group=""><h2>Woods</h2>${list}</section>` }}
  />
);
Playground.args = {
  label: 'Filter',
  placeholder: 'Enter keyword',
  noMatch: 'Nothing found for {{query}}',
  found: '{{number}} pages',
  clear: 'Clear',
};

export const Empty = () => (
  <OverviewFilter
    props={{ label: 'Filter', placeholder: '', noMatch: '', found: '', clear: 'Clear' }}
    slots={{ list: '' }}
  />
);

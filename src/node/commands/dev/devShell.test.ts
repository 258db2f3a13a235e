import { expect, it, vi } from 'vitest';
import type { PageData } from '../../../shared/pageData.ts';
import type { SiteData } from '../../../shared/siteData.ts';
import { ShellCache } from './devShell.ts';

const site = {} as SiteData;
const page = { title: 'Start' } as PageData;

function shellRenderer() {
  return vi.fn((_site: SiteData, { title }: PageData, article: string) => ({
    html: `<nav>${title}</nav>${article}`,
    regions: { main: article, outline: title },
  }));
}

it('renders the shell of a page once while only the article changes', () => {
  const shells = new ShellCache();
  const render = shellRenderer();
  shells.render(render, site, page, '<p>one</p>');
  expect(shells.render(render, site, { ...page }, '<p>$& two</p>')).toEqual({
    html: '<nav>Start</nav><p>$& two</p>',
    regions: { main: '<p>$& two</p>', outline: 'Start' },
  });
  expect(render).toHaveBeenCalledTimes(1);
});

it('renders the shell again for other data of the page or the site, and with another bundle', () => {
  const shells = new ShellCache();
  const render = shellRenderer();
  shells.render(render, site, page, '');
  expect(shells.render(render, site, { ...page, title: 'Begin' }, '').html).toBe('<nav>Begin</nav>');
  shells.render(render, { ...site }, page, '');
  expect(render).toHaveBeenCalledTimes(3);
  const other = shellRenderer();
  shells.render(other, site, page, '');
  expect(other).toHaveBeenCalledTimes(1);
});

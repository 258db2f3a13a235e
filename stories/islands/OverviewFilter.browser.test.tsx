import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { OverviewList } from '../../src/article/OverviewList/OverviewList.tsx';
import { findings } from '../support/findings.ts';
import { showPage } from '../support/showPage.tsx';

const groups = [
  {
    id: 'saws',
    title: 'Saws',
    pages: [
      { title: 'Hand-saw', link: '#hand', headings: [{ text: 'Set the teeth', link: '#teeth' }] },
      { title: 'Fret saw', link: '#fret', headings: [] },
    ],
  },
  { id: 'planes', title: 'Planes', pages: [{ title: 'Jack', link: '#jack', headings: [] }] },
];

const filter = page.getByRole('searchbox', { name: 'Filter' });
const status = page.getByRole('article').getByRole('status');
const shown = () =>
  [...document.querySelectorAll('[data-overview-page] > a')]
    .filter((link) => link.checkVisibility())
    .map(({ textContent }) => textContent);

describe('the filter of an overview', () => {
  beforeEach(async () => {
    history.replaceState(null, '', location.pathname);
    showPage({ article: <OverviewList groups={groups} /> });
    await userEvent.click(filter);
  });

  it('finds pages by name and heading, ignoring case and hyphens', async () => {
    for (const [query, expected] of [
      ['HAND SAW', ['Hand-saw']],
      ['teeth', ['Hand-saw']],
      ['planes', ['Jack']],
    ] as const) {
      await userEvent.fill(filter, query);
      await expect.poll(shown, { message: query }).toEqual(expected);
      await expect.element(status).toHaveTextContent('Pages found: 1');
    }
  });

  it('keeps the whole group whose name matches', async () => {
    await userEvent.fill(filter, 'saws');
    await expect.poll(shown).toEqual(['Hand-saw', 'Fret saw']);
    expect(await findings()).toEqual([]);
  });

  it('shows a message if nothing matches, and clears the filter on Escape', async () => {
    await userEvent.fill(filter, 'no such thing');
    await expect.element(status).toHaveTextContent('No matching API found: no such thing');
    expect(shown()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.element(filter).toHaveValue('');
    await expect.poll(shown).toEqual(['Hand-saw', 'Fret saw', 'Jack']);
  });

  it('the clear button empties the field and focuses it', async () => {
    await userEvent.fill(filter, 'jack');
    await expect.poll(shown).toEqual(['Jack']);
    await userEvent.click(page.getByRole('button', { name: 'Clear the filter' }));
    await expect.element(filter).toHaveFocus();
    await expect.poll(shown).toHaveLength(3);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Tab, Tabs } from '../../src/article/Tabs/Tabs.tsx';
import { findings } from '../support/findings.ts';
import { showPage } from '../support/showPage.tsx';

const group = (label: string, groupId?: string) => (
  <Tabs label={label} {...(groupId !== undefined && { groupId })}>
    {['Oak', 'Ash', 'Elm'].map((name) => (
      <Tab key={name} label={name} value={name}>
        <p>{`${label}: ${name}.`}</p>
      </Tab>
    ))}
  </Tabs>
);

const list = (name: string) => page.getByRole('tablist', { name });
const tab = (name: string, of = 'Wood') => list(of).getByRole('tab', { name });
const panel = (text: string) => page.getByText(text);

describe.each([
  ['ltr', 'ArrowRight', 'ArrowLeft'],
  ['rtl', 'ArrowLeft', 'ArrowRight'],
] as const)('tabs, %s', (dir, next, previous) => {
  beforeEach(async () => {
    showPage({ dir, article: group('Wood') });
    await userEvent.click(tab('Oak'));
  });

  it('selects tabs with arrow keys, Home and End', async () => {
    for (const [key, name] of [
      [next, 'Ash'],
      [next, 'Elm'],
      [next, 'Oak'],
      [previous, 'Elm'],
      ['Home', 'Oak'],
      ['End', 'Elm'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      await expect.element(tab(name), { message: key }).toHaveFocus();
      await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true');
      await expect.element(panel(`Wood: ${name}.`)).toBeVisible();
      expect(list('Wood').element().querySelectorAll('[aria-selected="true"]')).toHaveLength(1);
    }
  });
});

describe('tabs', () => {
  beforeEach(() => {
    localStorage.clear();
    showPage({
      article: (
        <>
          {group('Wood', 'wood')}
          {group('Board', 'wood')}
          {group('Glue')}
        </>
      ),
    });
  });

  it('makes tabs one tab stop, followed by their panel', async () => {
    await userEvent.click(tab('Ash'));
    await expect.element(panel('Wood: Ash.')).toBeVisible();
    await userEvent.tab();
    await expect.element(page.getByRole('tabpanel', { name: 'Ash' }).first()).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(tab('Ash')).toHaveFocus();
  });

  it('switches groups with the same id together', async () => {
    await userEvent.click(tab('Elm'));
    await expect.element(panel('Board: Elm.')).toBeVisible();
    await expect.element(tab('Elm', 'Board')).toHaveAttribute('aria-selected', 'true');
    await expect.element(panel('Wood: Oak.')).not.toBeVisible();
    await expect.element(panel('Glue: Oak.')).toBeVisible();
  });

  it('only remembers the choice of groups with an id', async () => {
    await userEvent.click(tab('Ash', 'Glue'));
    await expect.element(panel('Glue: Ash.')).toBeVisible();
    expect(Object.values({ ...localStorage })).toEqual([]);
    await userEvent.click(tab('Ash'));
    await expect.element(panel('Wood: Ash.')).toBeVisible();
    expect(Object.values({ ...localStorage })).toEqual(['Ash']);
  });

  it('is accessible', async () => {
    await userEvent.click(tab('Elm'));
    await expect.element(panel('Wood: Elm.')).toBeVisible();
    expect(await findings()).toEqual([]);
  });
});

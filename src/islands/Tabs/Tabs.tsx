import * as Radix from '@radix-ui/react-tabs';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { findTab, getTabs, showPanel, showTab } from '../../browser/showTab.ts';
import { storageKey, writeStorage } from '../../browser/storage.ts';
import { TABS_KEY_PREFIX } from '../../shared/constants.ts';
import type { TextDirection } from '../../shared/siteConfig.ts';
import { type IslandProps, Slot } from '../Slot/Slot.tsx';
import * as styles from './Tabs.css.ts';

export interface TabItem {
  value: string;
  label: string;
}

export interface TabsProps {
  /** Groups with the same id switch together, and the choice is remembered. Default: independent. */
  groupId?: string;
  /** Accessible name of the list of tabs. */
  label: string;
  /** The tabs in order. The panel of each is the slot named after its value. */
  items: TabItem[];
  /** Value of the initially shown tab. */
  defaultValue: string;
  /** Value of the tab that the page shows when the island hydrates. Default: `defaultValue`. */
  initialValue?: string;
  /** Writing direction, which the arrow keys follow. Default: `'ltr'`. */
  dir?: TextDirection | undefined;
}

/**
 * Tab panels. All of them are in the HTML, for search engines, users without JavaScript and the browser's find in page.
 */
export function Tabs({ props, slots }: IslandProps<TabsProps>) {
  const { groupId, label, items, defaultValue, initialValue = defaultValue } = props;
  const [value, setValue] = useState(initialValue);
  const list = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const tabs = [...(list.current?.children ?? [])] as HTMLElement[];
    for (const tab of tabs) showPanel(tab, tab.dataset.value === value);
    // find in page or a hash has a match in a panel
    const onFound = ({ target }: Event) => {
      const panel = target instanceof Element && target.getAttribute('id');
      const tab = tabs.find((entry) => entry.getAttribute('aria-controls') === panel);
      if (tab) flushSync(() => setValue(tab.dataset.value ?? value));
    };
    const root = list.current?.parentElement;
    root?.addEventListener('beforematch', onFound);
    return () => root?.removeEventListener('beforematch', onFound);
  }, [value]);

  useEffect(() => {
    if (groupId === undefined || list.current === null) return;
    return joinGroup(list.current, {
      groupId,
      show: (chosen) => {
        if (items.some((item) => item.value === chosen)) setValue(chosen);
      },
    });
  }, [groupId, items]);

  const choose = (chosen: string) => {
    if (chosen === value) return;
    if (groupId === undefined || list.current === null) setValue(chosen);
    else chooseInGroup(groupId, chosen, list.current);
  };

  return (
    <Radix.Root className={styles.root} dir={props.dir} value={value} onValueChange={choose}>
      <Radix.List ref={list} className={styles.list} aria-label={label} translate="no">
        {items.map((item) => (
          <Radix.Trigger
            key={item.value}
            value={item.value}
            className={styles.tab}
            data-value={item.value}
            // Radix listens for `mousedown`; assistive technology and scripts fire only `click`.
            onClick={() => choose(item.value)}
          >
            {item.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) => (
        <Radix.Content
          key={item.value}
          value={item.value}
          className={styles.panel}
          data-label={item.label}
          forceMount
          // Radix sets an inline style on the initially shown panel, which differs if a choice was restored.
          suppressHydrationWarning
        >
          <Slot name={item.value} html={slots[item.value]} />
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

/** Returns the selected tab. Resets `tabIndex`, which the island manages from now on. */
Tabs.readState = (island: HTMLElement): Pick<TabsProps, 'initialValue'> => {
  const active = findTab(island, 'aria-selected', 'true')?.dataset.value;
  for (const tab of getTabs(island)) tab.tabIndex = -1;
  return active === undefined ? {} : { initialValue: active };
};

interface Member {
  groupId: string;
  show: (value: string) => void;
}

/** Hydrated tab groups, by element. They can't share React state, because each is a separate React root. */
const hydrated = new Map<Element, Member>();

/** Returns the island that contains a group of tabs, or the group itself. */
function closestIsland(list: Element): Element {
  return list.closest('[data-island]') ?? list;
}

/** Follows the tabs selected in other groups with this id. Returns a function that stops it. */
function joinGroup(list: Element, member: Member): () => void {
  const island = closestIsland(list);
  hydrated.set(island, member);
  return () => hydrated.delete(island);
}

function showEverywhere(groupId: string, value: string): void {
  flushSync(() => {
    for (const member of hydrated.values()) if (member.groupId === groupId) member.show(value);
  });
  for (const island of document.querySelectorAll<HTMLElement>('[data-island="Tabs"]')) {
    if (!hydrated.has(island) && JSON.parse(island.dataset.props ?? '{}').groupId === groupId)
      showTab(findTab(island, 'data-value', value));
  }
}

/**
 * Switches all groups with an id and remembers the choice. Scrolls by the change in height of panels above the
 * viewport, so that the clicked tab stays at the same position.
 */
function chooseInGroup(groupId: string, value: string, clickedElement: Element): void {
  const before = clickedElement.getBoundingClientRect().top;
  showEverywhere(groupId, value);
  const moved = clickedElement.getBoundingClientRect().top - before;
  if (Math.abs(moved) >= 1) window.scrollBy({ top: moved, behavior: 'instant' });
  writeStorage(storageKey(TABS_KEY_PREFIX + groupId), value);
}

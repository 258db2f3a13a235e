import * as Radix from '@radix-ui/react-tabs';
import { useEffect, useRef, useState } from 'react';
import type { TextDirection } from '../../shared/siteConfig.ts';
import type { IslandProps } from '../islandTypes.ts';
import { Slot } from '../Slot/Slot.tsx';
import * as styles from './Tabs.css.ts';
import { chooseInGroup, joinGroup } from './tabGroups.ts';

export interface TabItem {
  value: string;
  label: string;
}

export interface TabsProps {
  /** Groups with the same id switch together, and the choice is remembered. Default: independent. */
  groupId?: string;
  /** Accessible name of the list of tabs. */
  label: string;
  /** In the order of the list; each has a slot of its value. */
  items: TabItem[];
  /** Value of the initially shown tab. */
  defaultValue: string;
  /** Value of the tab that the page shows when the island hydrates. Default: `defaultValue`. */
  initialValue?: string;
  /** Writing direction, which the arrow keys follow. Default: `'ltr'`. */
  dir?: TextDirection | undefined;
}

/**
 * Tab panels. All of them are in the HTML, for search engines, readers without JavaScript and the browser's find in
 * page.
 */
export function Tabs({ props, slots }: IslandProps<TabsProps>) {
  const { groupId, label, items, defaultValue, initialValue = defaultValue } = props;
  const [value, setValue] = useState(initialValue);
  const list = useRef<HTMLDivElement>(null);

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

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
  /** Groups of the same id switch together, and their choice is remembered. Default: each for itself. */
  groupId?: string;
  /** Accessible name of the list of tabs. */
  label: string;
  items: TabItem[];
  /** Tab that is shown at first, by its value. */
  defaultValue: string;
  /** Tab that the page already shows when the island wakes up. Default: `defaultValue`. */
  initialValue?: string;
  /** Writing direction, which the arrow keys follow. Default: `'ltr'`. */
  dir?: TextDirection | undefined;
}

/**
 * Panels of which one is shown. All are in the HTML, so that search engines, readers without JavaScript and
 * in-page search find them.
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
      <Radix.List ref={list} className={styles.list} aria-label={label}>
        {items.map((item) => (
          <Radix.Trigger
            key={item.value}
            value={item.value}
            className={styles.tab}
            data-value={item.value}
            // Radix listens to the mouse's press; a click by assistive technology or a script comes without one.
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
          // Radix puts an inline style on the panel shown at first, which is another one where a choice is restored.
          suppressHydrationWarning
        >
          <Slot name={item.value} html={slots[item.value]} />
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

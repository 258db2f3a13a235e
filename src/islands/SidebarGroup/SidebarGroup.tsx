import * as Radix from '@radix-ui/react-collapsible';
import { useState } from 'react';
import { type IslandProps, Slot } from '../Slot/Slot.tsx';
import * as styles from './SidebarGroup.css.ts';
import './SidebarGroup.deferred.css.ts';

export interface SidebarGroupProps {
  /** Whether the items are shown at first. */
  open: boolean;
  /** Accessible name of the chevron of a group whose title is a link. Default: the title toggles the group. */
  label?: string | undefined;
}

/**
 * A group of the sidebar: the link (slot `link`) or title (slot `title`), and the items (slot `items`), which are
 * always in the HTML. `browser/sidebar.ts` handles clicks before hydration.
 */
export function SidebarGroup({ props, slots }: IslandProps<SidebarGroupProps>) {
  const { label } = props;
  const [open, setOpen] = useState(props.open);
  // Radix sets it only while open: a group opened before hydration would not match
  const trigger = { 'aria-controls': undefined };
  return (
    <Radix.Root className={styles.group} open={open} onOpenChange={setOpen}>
      <div className={styles.head}>
        {label === undefined ? (
          <Radix.Trigger asChild {...trigger}>
            <Slot as="button" name="title" html={slots.title} className={styles.button} />
          </Radix.Trigger>
        ) : (
          <>
            <Slot name="link" html={slots.link} className={styles.link} />
            <Radix.Trigger {...trigger} className={styles.toggle} aria-label={label} />
          </>
        )}
      </div>
      <Radix.Content asChild forceMount className={styles.content} hidden={!open}>
        <Slot name="items" html={slots.items} />
      </Radix.Content>
    </Radix.Root>
  );
}

SidebarGroup.readState = (island: HTMLElement): Pick<SidebarGroupProps, 'open'> => ({
  open: island.querySelector('button')?.ariaExpanded === 'true',
});

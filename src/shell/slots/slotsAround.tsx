import { type ComponentType, type PropsWithChildren, useRef } from 'react';
import type { SlotProps } from '../../shared/slotProps.ts';
import { vars } from '../../theme/contract.css.ts';
import { useShell } from '../ShellContext.ts';
import { useRoomAbove } from './useRoomAbove.ts';

type Around = ComponentType<PropsWithChildren>;
type Slot = ComponentType<SlotProps>;

/** Puts components of the site before and after a part of the shell. */
export function slotsAround(Before: Slot | undefined, After: Slot | undefined): Around {
  return ({ children }) => {
    const { page, site } = useShell();
    return (
      <>
        {Before && <Before page={page} site={site} />}
        {children}
        {After && <After page={page} site={site} />}
      </>
    );
  };
}

/** Into the room that the page leaves for the bar. */
const above = { marginBlockStart: `calc(-1 * ${vars.layout.navbar})` };

/** The bar is fixed: within this, it scrolls with what is above it, until it reaches the top. */
const below = {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.navbar,
  contain: 'layout',
  marginBlockEnd: vars.layout.navbar,
} as const;

/** The same for the top bar, with something above it. */
export function slotsAroundBar(Before: Slot, After: Slot | undefined): Around {
  return ({ children }) => {
    const { page, site } = useShell();
    const part = useRef<HTMLDivElement>(null);
    useRoomAbove(part);
    return (
      <>
        <div ref={part} style={above}>
          <Before page={page} site={site} />
        </div>
        <div style={below}>{children}</div>
        {After && <After page={page} site={site} />}
      </>
    );
  };
}

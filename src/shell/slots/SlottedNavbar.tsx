import { useRef } from 'react';
import { vars } from '../../theme/contract.css.ts';
import { type NavbarProps, Navbar as Plain } from '../Navbar/Navbar.tsx';
import { SiteSlot } from './SiteSlot.tsx';
import { siteSlots } from './siteSlots.ts';
import { useRoomAbove } from './useRoomAbove.ts';

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

/** The top bar with the site's components around it. */
export function SlottedNavbar(props: NavbarProps) {
  return (
    <>
      {siteSlots.navbarBefore ? <LoweredNavbar {...props} /> : <Plain {...props} />}
      <SiteSlot name="navbarAfter" />
    </>
  );
}

/** The bar below a component of the site. */
function LoweredNavbar(props: NavbarProps) {
  const part = useRef<HTMLDivElement>(null);
  useRoomAbove(part);
  return (
    <>
      <div ref={part} style={above}>
        <SiteSlot name="navbarBefore" />
      </div>
      <div style={below}>
        <Plain {...props} />
      </div>
    </>
  );
}

// in the place of the plain one, for modules that import that
export { SlottedNavbar as Navbar };

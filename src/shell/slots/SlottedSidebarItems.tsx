import { SidebarItems as Plain, type SidebarItemsProps } from '../Sidebar/SidebarItems.tsx';
import { SiteSlot } from './SiteSlot.tsx';

/** The entries of the sidebar with the site's components around them. */
export function SlottedSidebarItems(props: SidebarItemsProps) {
  return (
    <>
      <SiteSlot name="sidebarBefore" />
      <Plain {...props} />
      <SiteSlot name="sidebarAfter" />
    </>
  );
}

// in the place of the plain one, for modules that import that
export { SlottedSidebarItems as SidebarItems };

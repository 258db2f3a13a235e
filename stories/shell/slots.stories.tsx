import { useRef } from 'react';
import type { SlotProps } from '../../src/shared/slotProps.ts';
import { useSidebarGroups } from '../../src/shell/hooks/useSidebarGroups.ts';
import { SiteSlot } from '../../src/shell/slots/SiteSlot.tsx';
import { SlottedArticle } from '../../src/shell/slots/SlottedArticle.tsx';
import { SlottedFooter } from '../../src/shell/slots/SlottedFooter.tsx';
import { SlottedNavbar } from '../../src/shell/slots/SlottedNavbar.tsx';
import { SlottedSidebarItems } from '../../src/shell/slots/SlottedSidebarItems.tsx';
import { siteSlots } from '../../src/shell/slots/siteSlots.ts';
import { vars } from '../../src/theme/contract.css.ts';
import { Tag } from '../../src/ui/Tag/Tag.tsx';
import { articleHtml } from '../support/articleHtml.ts';
import { InShell } from '../support/InShell.tsx';
import { sidebarFixture } from '../support/siteFixture.ts';
import { useToggleTheme } from '../support/useToggleTheme.ts';
import { useWorkbench } from '../support/WorkbenchContext.ts';
import { sidebarColumn } from '../support/workbench.css.ts';

export default { title: 'Shell / slots' };

/** What a site could bring: it says where the reader is. */
const OfTheSite = ({ page, site }: SlotProps) => (
  <p>
    <Tag>
      {site.title}: {page.title}
    </Tag>
  </p>
);

Object.assign(siteSlots, {
  navbarBefore: OfTheSite,
  navbarAfter: OfTheSite,
  sidebarBefore: OfTheSite,
  sidebarAfter: OfTheSite,
  articleBefore: OfTheSite,
  articleAfter: OfTheSite,
  footerBefore: OfTheSite,
  footerAfter: OfTheSite,
} satisfies typeof siteSlots);

/** All places, one below the other. */
export const Places = () => (
  <InShell>
    <SiteSlot name="navbarBefore" />
    <SiteSlot name="navbarAfter" />
    <SiteSlot name="sidebarBefore" />
    <SiteSlot name="sidebarAfter" />
    <SiteSlot name="articleBefore" />
    <SiteSlot name="articleAfter" />
    <SiteSlot name="footerBefore" />
    <SiteSlot name="footerAfter" />
  </InShell>
);

/** With the room that a page leaves for the bar. */
export const AroundTheTopBar = () => (
  <InShell>
    <div style={{ paddingBlockStart: vars.layout.navbar }}>
      <SlottedNavbar scroll={{ scrolled: false, down: false }} onToggleTheme={useToggleTheme()} />
    </div>
  </InShell>
);

export const AroundTheArticle = () => (
  <InShell>
    <SlottedArticle html={articleHtml(useWorkbench())} lang={undefined} dir="ltr" articleRef={undefined} />
  </InShell>
);

export const AroundTheSidebar = () => {
  const items = sidebarFixture(useWorkbench().text);
  const groups = useSidebarGroups(items, '/guide/boards/', '', useRef(null));
  return (
    <InShell>
      <div className={sidebarColumn}>
        <SlottedSidebarItems items={items} parent="list" groups={groups} level={1} />
      </div>
    </InShell>
  );
};

export const AroundTheFooter = () => (
  <InShell>
    <SlottedFooter />
  </InShell>
);

import type { SlotProps } from '../../src/shared/pageData.ts';
import { Article } from '../../src/shell/Article/Article.tsx';
import { Footer } from '../../src/shell/Footer/Footer.tsx';
import { Navbar } from '../../src/shell/Navbar/Navbar.tsx';
import { SidebarItems } from '../../src/shell/Sidebar/SidebarItems.tsx';
import { SiteSlot } from '../../src/shell/slots/SiteSlot.tsx';
import { slots } from '../../src/shell/slots/siteParts.ts';
import { vars } from '../../src/theme/contract.css.ts';
import { Tag } from '../../src/ui/Tag/Tag.tsx';
import { articleHtml } from '../support/articleHtml.ts';
import { InShell } from '../support/InShell.tsx';
import { sidebarFixture } from '../support/siteFixture.ts';
import { useWorkbench } from '../support/WorkbenchContext.ts';
import { sidebarColumn } from '../support/workbench.css.ts';

export default { title: 'Shell / slots' };

/** Stands for a site's component. Shows the title of the current page. */
const SiteComponent = ({ page, site }: SlotProps) => (
  <p>
    <Tag>
      {site.title}: {page.title}
    </Tag>
  </p>
);

for (const part of ['navbar', 'sidebar', 'article', 'footer'] as const) {
  slots[`${part}Before`] = SiteComponent;
  slots[`${part}After`] = SiteComponent;
}

/** The padding is the space that pages reserve for the fixed navbar. */
export const AroundTheNavbar = () => (
  <InShell>
    <div style={{ paddingBlockStart: vars.layout.navbar }}>
      <SiteSlot name="navbar">
        <Navbar />
      </SiteSlot>
    </div>
  </InShell>
);

export const AroundTheArticle = () => (
  <InShell>
    <SiteSlot name="article">
      <Article html={articleHtml(useWorkbench())} lang={undefined} dir="ltr" />
    </SiteSlot>
  </InShell>
);

export const AroundTheSidebar = () => {
  const items = sidebarFixture(useWorkbench().text);
  return (
    <InShell>
      <div className={sidebarColumn}>
        <SiteSlot name="sidebar">
          <SidebarItems items={items} current="/guide/boards/" />
        </SiteSlot>
      </div>
    </InShell>
  );
};

export const AroundTheFooter = () => (
  <InShell>
    <SiteSlot name="footer">
      <Footer />
    </SiteSlot>
  </InShell>
);

import { Footer as Plain } from '../Footer/Footer.tsx';
import { SiteSlot } from './SiteSlot.tsx';

/** The footer with the site's components around it. */
export function SlottedFooter() {
  return (
    <>
      <SiteSlot name="footerBefore" />
      <Plain />
      <SiteSlot name="footerAfter" />
    </>
  );
}

// in the place of the plain one, for modules that import that
export { SlottedFooter as Footer };

import { Footer as Plain } from '../Footer/Footer.tsx';
import { SiteSlot } from './SiteSlot.tsx';

/** The footer with the site's components around it. */
export function Footer() {
  return (
    <>
      <SiteSlot name="footerBefore" />
      <Plain />
      <SiteSlot name="footerAfter" />
    </>
  );
}

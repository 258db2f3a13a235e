import type { SlotName } from '../../shared/siteConfig.ts';
import { useShell } from '../ShellContext.ts';
import { siteSlots } from './siteSlots.ts';

/** A place of the shell with the site's component, if there is one. */
export function SiteSlot({ name }: { name: SlotName }) {
  const { page, site } = useShell();
  const Component = siteSlots[name];
  return Component && <Component page={page} site={site} />;
}

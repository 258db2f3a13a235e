import type { PropsWithChildren } from 'react';
import { Island } from '../../islands/Island/Island.tsx';
import { slotIsland } from '../../islands/site/siteIsland.tsx';
import type { SlotName } from '../../shared/siteConfig.ts';
import { useShell } from '../ShellContext.ts';
import { above, below, heights } from './SiteSlot.css.ts';
import { slots } from './siteParts.ts';

export interface SiteSlotProps {
  /** Name of the wrapped part. */
  name: 'navbar' | 'sidebar' | 'article' | 'footer';
}

/** A part of the shell, with the site's components before and after it, if there are any. They hydrate as islands. */
export function SiteSlot({ name, children }: PropsWithChildren<SiteSlotProps>) {
  const before = slots[`${name}Before`] && <SitePart name={`${name}Before`} />;
  const isAboveBar = name === 'navbar' && before;
  return (
    <>
      {isAboveBar ? (
        <div className={above} data-above-bar={heights}>
          {before}
        </div>
      ) : (
        before
      )}
      {isAboveBar ? <div className={below}>{children}</div> : children}
      {slots[`${name}After`] && <SitePart name={`${name}After`} />}
    </>
  );
}

function SitePart({ name }: { name: SlotName }) {
  const { page } = useShell();
  const Part = slots[name];
  if (!Part) return null;
  return <Island name={name} component={(props) => slotIsland(Part)({ ...props, page })} props={{}} />;
}

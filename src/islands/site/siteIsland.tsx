import { type ComponentType, createElement, type ReactNode } from 'react';
import type { SlotProps } from '../../shared/pageData.ts';
import { type IslandComponent, type IslandProps, Slot } from '../Slot/Slot.tsx';

/** Props of a site's component, as serialized in the page. */
export interface SiteIslandProps {
  /** Those that are JSON. */
  props: object;
  /** Names of those that are HTML. */
  slots: string[];
}

/** Lets the default policy of Trusted Types create HTML: libraries in islands set it without a policy. */
export function allowHtml(): void {
  window.hasSiteIslands = true;
}

/** Makes an island of a component of the site: what was written between its tags, and other markup, are HTML by now. */
export function siteIsland(component: ComponentType<Record<string, unknown>>): IslandComponent {
  return ({ props, slots }: IslandProps<SiteIslandProps>): ReactNode => {
    const elements = props.slots.map((name) => [name, <Slot key={name} name={name} html={slots[name]} />]);
    return createElement(component, { ...props.props, ...Object.fromEntries(elements) });
  };
}

/** Makes an island of a component of the site in a place of the shell, which receives the page and its site data. */
export function slotIsland(component: ComponentType<SlotProps>): IslandComponent {
  return ({ page, site }: IslandProps<object>): ReactNode =>
    page && site && createElement(component, { page, site });
}

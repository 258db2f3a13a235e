import { type ComponentType, createElement, type ReactNode } from 'react';
import type { SlotProps } from '../../shared/pageData.ts';
import { type IslandComponent, type IslandProps, Slot } from '../Slot/Slot.tsx';

/** Props of a site's component, as serialized in the page. */
export interface SiteIslandProps {
  /** Props as JSON. */
  props: object;
  /** Names of props that are HTML. */
  slots: string[];
}

/** Allows the default Trusted Types policy to create HTML, because libraries in islands set it without a policy. */
export function allowHtml(): void {
  window.hasSiteIslands = true;
}

/** Turns a site's component into an island. Children and other markup are HTML. */
export function siteIsland(component: ComponentType<Record<string, unknown>>): IslandComponent {
  return ({ props, slots }: IslandProps<SiteIslandProps>): ReactNode => {
    const elements = props.slots.map((name) => [name, <Slot key={name} name={name} html={slots[name]} />]);
    return createElement(component, { ...props.props, ...Object.fromEntries(elements) });
  };
}

/** Turns a site's component in a slot into an island, which receives the page and its site data. */
export function slotIsland(component: ComponentType<SlotProps>): IslandComponent {
  return ({ page, site }: IslandProps<object>): ReactNode =>
    page && site && createElement(component, { page, site });
}

import type { ComponentType, ReactNode } from 'react';
import type { HostEntry, IslandEntry } from '../../islands/registry.ts';
import type { SlotProps } from '../../shared/pageData.ts';
import type { LayoutName, SlotName } from '../../shared/siteConfig.ts';

/** A component of the site, whose props only its users know. */
type Component = (props: never) => ReactNode;

// The components of a site. Empty in the source; for a site with components, the bundler replaces this module with the
// result of `node/bundler/siteParts.ts`.

/** Components around parts of the shell; empty in browsers. */
export const slots: Partial<Record<SlotName, ComponentType<SlotProps>>> = {};

/** Islands, including components in slots. */
export const islands: Record<string, IslandEntry> = {};

/** Code for elements of pages, by their selector. */
export const hosts: Record<string, HostEntry> = {};

/** Elements of pages; empty in browsers. */
export const elements: Record<string, Component> = {};

/** Components that replace a part of a page; empty in browsers. */
export const layouts: Partial<Record<LayoutName, Component>> = {};

import type { ComponentType, PropsWithChildren, ReactNode } from 'react';
import type { LayoutName } from '../../shared/siteConfig.ts';

/** A part of the shell that a site may have components of its own before and after. */
export type SlottedPart = 'navbar' | 'sidebar' | 'article' | 'footer';

/** A component of the site; whoever uses it knows its props. */
type Component = (props: never) => ReactNode;

// What a site brings along. As it stands here, it is nothing: for a site that has something, the bundler puts the
// module of `node/bundler/siteParts.ts` in the place of this one.

/** What is around parts of the shell. */
export const slots: Partial<Record<SlottedPart, ComponentType<PropsWithChildren>>> = {};

/** Loaders of islands. */
export const islands: Record<string, () => Promise<Component>> = {};

/** Elements of pages; empty in browsers. */
export const elements: Record<string, Component> = {};

/** What replaces a part of a page; empty in browsers. */
export const layouts: Partial<Record<LayoutName, Component>> = {};

import { createContext, useContext } from 'react';
import type { PageData } from '../shared/pageData.ts';
import type { ShellLayout } from '../shared/shellLayout.ts';
import type { SiteData } from '../shared/siteData.ts';

/** The data that the shell is rendered from. */
export interface ShellState {
  site: SiteData;
  page: PageData;
  layout: ShellLayout;
}

/** Provided by `Shell`. */
export const ShellContext = createContext({} as ShellState);

/** Returns the site, the page and the layout of the shell that is being rendered. */
export const useShell = (): ShellState => useContext(ShellContext);

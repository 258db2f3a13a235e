import { createContext, useContext } from 'react';
import type { PageData } from '../shared/pageData.ts';
import type { ShellLayout } from '../shared/shellLayout.ts';
import type { SiteData } from '../shared/siteData.ts';

export interface ShellState {
  site: SiteData;
  page: PageData;
  layout: ShellLayout;
}

/** Provided by `Shell`. */
export const ShellContext = createContext({} as ShellState);

/** Site, page and layout, for every part of the shell. */
export const useShell = (): ShellState => useContext(ShellContext);

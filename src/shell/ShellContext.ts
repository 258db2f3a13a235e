import { createContext, useContext } from 'react';
import type { PageData } from '../shared/pageData.ts';
import type { SiteData } from '../shared/siteData.ts';
import type { ShellLayout } from './shellLayout.ts';

export interface ShellState {
  site: SiteData;
  page: PageData;
  layout: ShellLayout;
}

export const ShellContext = createContext<ShellState | undefined>(undefined);

/** Site, page and layout, for every part of the shell. */
export function useShell(): ShellState {
  const state = useContext(ShellContext);
  if (state === undefined) throw new Error('A part of the shell was rendered outside <Shell>.');
  return state;
}

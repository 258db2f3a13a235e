/** Parts of the shell, by their English accessible names. */
import type { Part } from './part.ts';
import type { Tab } from './tab.ts';

export const heading = (tab: Tab): Part => tab.css('main h1');
export const navbar = (tab: Tab): Part => tab.role('banner');
export const sidebar = (tab: Tab): Part => tab.role('navigation', 'Sidebar');
export const outline = (tab: Tab): Part => tab.role('navigation', 'ON THIS PAGE');
export const root = (tab: Tab): Part => tab.css('html');
/** Returns the dialog of search, its field and its results. */
export const dialog = (tab: Tab): Part => tab.role('dialog', 'Search docs');
export const field = (tab: Tab): Part => tab.role('combobox', 'Search docs');
export const options = (tab: Tab): Part => tab.role('option');

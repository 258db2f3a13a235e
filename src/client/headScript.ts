/** The one inline script: what must be right before the first paint. Kept small; it stands in every page. */
import type { HeadOptions } from '../shared/headOptions.ts';
import { localeRedirect } from './localeRedirect.ts';
import { restoreTabs } from './restoreTabs.ts';
import { applyTheme, preferredTheme } from './theme.ts';

const HIDEABLE = ['navbar', 'sidebar', 'outline', 'footer', 'globalUIComponents'];

const options = JSON.parse(document.currentScript?.dataset.options ?? '{}') as HeadOptions;
const root = document.documentElement;

const target = localeRedirect(options, {
  languages: navigator.languages,
  userAgent: navigator.userAgent,
  referrer: document.referrer,
  origin: location.origin,
});
if (target !== undefined) location.replace(target + location.search + location.hash);

applyTheme(preferredTheme(options.darkMode));

const query = new URLSearchParams(location.search);
const hidden = HIDEABLE.filter((part) => query.get(part) === '0');
if (hidden.length > 0) root.dataset.hide = hidden.join(' ');

restoreTabs();

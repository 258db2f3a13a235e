/** The one inline script: what must be right before the first paint. Kept small; it stands in every page. */
import type { HeadOptions } from '../../shared/headOptions.ts';
import { applyTheme, preferredTheme } from '../theme.ts';
import { blankMissingLogos } from './blankLogos.ts';
import { applyHiddenParts } from './hiddenParts.ts';
import { localeRedirect } from './localeRedirect.ts';
import { ownAddress } from './ownAddress.ts';
import { restoreTabs } from './restoreTabs.ts';

const options = JSON.parse(document.currentScript?.dataset.options ?? '{}') as HeadOptions;

const own = options.path === undefined ? undefined : ownAddress(options.path, location.pathname);
// not in a sandboxed frame, which is of no origin
if (own !== undefined && origin !== 'null')
  history.replaceState(history.state, '', own + location.search + location.hash);

const target = localeRedirect(options, {
  languages: navigator.languages,
  userAgent: navigator.userAgent,
  referrer: document.referrer,
  origin: location.origin,
});
if (target !== undefined) location.replace(target + location.search + location.hash);

applyTheme(preferredTheme(options.darkMode));
applyHiddenParts(location.search);
restoreTabs();
blankMissingLogos();

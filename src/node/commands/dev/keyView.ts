import type { IncomingMessage, ServerResponse } from 'node:http';
import { keyTexts } from '../../i18n/loadStrings.ts';
import { DevSite } from './devSite.ts';

const COOKIE = 'docs_i18n=keys';

/**
 * `?i18n=keys`: shows the shell with the key and file of every string instead of the string. The browser just
 * receives other strings; a cookie keeps this view across pages, until `?i18n=texts` or the end of the session.
 */
export class KeyView {
  readonly #devSite: DevSite;
  #withKeys: DevSite | undefined;

  constructor(devSite: DevSite) {
    this.#devSite = devSite;
  }

  /** The site to use for a request. */
  siteFor(request: IncomingMessage, response: ServerResponse): DevSite {
    const asked = new URL(request.url ?? '/', 'http://localhost').searchParams.get('i18n');
    const wanted = asked === null ? hasCookie(request) : asked === 'keys';
    if (asked !== null) {
      response.setHeader('set-cookie', `${COOKIE}; Path=/; SameSite=Lax${wanted ? '' : '; Max-Age=0'}`);
    }
    if (!wanted) return this.#devSite;
    this.#withKeys ??= new DevSite(this.#devSite.site, this.#devSite.threads, keyTexts);
    return this.#withKeys;
  }

  /** Something has changed: the view is rebuilt on its next use. */
  forget(): void {
    this.#withKeys = undefined;
  }
}

function hasCookie({ headers }: IncomingMessage): boolean {
  return (headers.cookie ?? '').split(/;\s*/).includes(COOKIE);
}

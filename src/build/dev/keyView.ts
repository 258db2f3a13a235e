import type { IncomingMessage, ServerResponse } from 'node:http';
import { keyTexts } from '../i18n/keyTexts.ts';
import { DevSite } from './devSite.ts';

const COOKIE = 'docs_i18n=keys';

/**
 * `?i18n=keys`: the frame with the key and the place of every text instead of the text. The browser is told nothing of
 * it, it gets other texts; a cookie keeps the view from page to page, until `?i18n=texts` or the browser ends.
 */
export class KeyView {
  readonly #devSite: DevSite;
  #withKeys: DevSite | undefined;

  constructor(devSite: DevSite) {
    this.#devSite = devSite;
  }

  /** The site as the request wants to see it. */
  siteFor(request: IncomingMessage, response: ServerResponse): DevSite {
    const asked = new URL(request.url ?? '/', 'http://localhost').searchParams.get('i18n');
    const wanted = asked === null ? hasCookie(request) : asked === 'keys';
    if (asked !== null) {
      response.setHeader('set-cookie', `${COOKIE}; Path=/; SameSite=Lax${wanted ? '' : '; Max-Age=0'}`);
    }
    if (!wanted) return this.#devSite;
    this.#withKeys ??= new DevSite(this.#devSite.site, this.#devSite.thread, keyTexts);
    return this.#withKeys;
  }

  /** Something has changed: it is read again when it is looked at. */
  forget(): void {
    this.#withKeys = undefined;
  }
}

function hasCookie({ headers }: IncomingMessage): boolean {
  return (headers.cookie ?? '').split(/;\s*/).includes(COOKIE);
}

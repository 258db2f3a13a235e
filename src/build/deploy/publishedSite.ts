import type { RoutesFile } from '../../shared/routesFile.ts';

/** An answer of a host, as far as it is looked at. */
export interface HostAnswer {
  status: number;
  headers: Headers;
  body: Buffer;
}

/** Requests at a time: enough to be fast, few enough not to be taken for an attack. */
const MAX_REQUESTS = 8;

/** A site as its host answers. Every address is asked for once; redirects are not followed. */
export class PublishedSite {
  readonly origin: string;
  readonly #answers = new Map<string, Promise<HostAnswer>>();
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  /** @param url address of the site's home page */
  constructor(url: string) {
    this.origin = new URL(url).origin;
  }

  /** @param path URL path, encoded, base included */
  get(path: string): Promise<HostAnswer> {
    let answer = this.#answers.get(path);
    if (!answer) {
      answer = this.#ask(path);
      this.#answers.set(path, answer);
    }
    return answer;
  }

  async routes(base: string): Promise<RoutesFile> {
    const { status, body } = await this.get(`${base}routes.json`);
    if (status !== 200)
      throw new Error(`${this.origin}${base}routes.json answers ${status}: this is no site of ours.`);
    return JSON.parse(body.toString()) as RoutesFile;
  }

  async #ask(path: string): Promise<HostAnswer> {
    if (this.#running >= MAX_REQUESTS) await new Promise<void>((go) => this.#waiting.push(go));
    this.#running++;
    try {
      return await fetchPatiently(this.origin + path);
    } finally {
      this.#running--;
      this.#waiting.shift()?.();
    }
  }
}

/** A host may close a connection that was kept open just as it is used again: that says nothing of the site. */
async function fetchPatiently(url: string, attempts = 3): Promise<HostAnswer> {
  try {
    const response = await fetch(url, { redirect: 'manual' });
    const body = Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers: response.headers, body };
  } catch (error) {
    if (attempts <= 1) throw error;
    return fetchPatiently(url, attempts - 1);
  }
}

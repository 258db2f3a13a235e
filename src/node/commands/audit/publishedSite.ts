import type { RoutesFile } from '../../../shared/routesFile.ts';

/** The relevant parts of a host's response. */
export interface HostAnswer {
  status: number;
  headers: Headers;
  body: Buffer;
}

/** Concurrent requests: enough to be fast, few enough not to trip rate limits. */
const MAX_REQUESTS = 8;

/** A site as served by its host. Responses are cached; redirects are not followed. */
export class PublishedSite {
  readonly origin: string;
  readonly #answers = new Map<string, Promise<HostAnswer>>();
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  /** @param url URL of the site's home page */
  constructor(url: string) {
    this.origin = new URL(url).origin;
  }

  /**
   * @param path URL path, encoded, base included
   * @param encoding the only accepted encoding. Default: all known ones. The response's body is decoded.
   */
  get(path: string, encoding?: string): Promise<HostAnswer> {
    const question = `${encoding} ${path}`;
    let answer = this.#answers.get(question);
    if (!answer) {
      answer = this.#ask(path, encoding);
      this.#answers.set(question, answer);
    }
    return answer;
  }

  async routes(base: string): Promise<RoutesFile> {
    const { status, body } = await this.get(`${base}routes.json`);
    if (status !== 200)
      throw new Error(
        `${this.origin}${base}routes.json answers ${status}: this site was not built by this engine.`,
      );
    return JSON.parse(body.toString()) as RoutesFile;
  }

  async #ask(path: string, encoding: string | undefined): Promise<HostAnswer> {
    if (this.#running >= MAX_REQUESTS) await new Promise<void>((go) => this.#waiting.push(go));
    this.#running++;
    try {
      return await fetchPatiently(this.origin + path, encoding ? { 'accept-encoding': encoding } : {});
    } finally {
      this.#running--;
      this.#waiting.shift()?.();
    }
  }
}

/** Retries: hosts may close a kept-alive connection just as it is reused, which is not the site's fault. */
async function fetchPatiently(
  url: string,
  headers: Record<string, string>,
  attempts = 3,
): Promise<HostAnswer> {
  try {
    const response = await fetch(url, { redirect: 'manual', headers });
    const body = Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers: response.headers, body };
  } catch (error) {
    if (attempts <= 1) throw error;
    return fetchPatiently(url, headers, attempts - 1);
  }
}

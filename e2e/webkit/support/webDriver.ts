/**
 * A minimal client for W3C WebDriver, which is JSON over HTTP. The tests only need a dozen commands, and libraries
 * add their own downloads, sessions and waiting.
 */

/** Key of an element reference, defined by the standard. */
const ELEMENT_KEY = 'element-6066-11e4-a52e-4f735466cecf';

/** Timeout for a response, in milliseconds. */
const LIMIT_MS = 15_000;

/** A reference to an element of the page. */
export interface ElementReference {
  [ELEMENT_KEY]: string;
}

/** An error returned by the driver. */
export class WebDriverError extends Error {
  /** Error code, such as `stale element reference`. */
  readonly kind: string;

  constructor(kind: string, message: string) {
    super(`${kind}: ${message}`);
    this.kind = kind;
  }
}

/** Whether an error means that an element is no longer in the page. */
export const isGone = (error: unknown): boolean =>
  error instanceof WebDriverError && error.kind === 'stale element reference';

type Method = 'GET' | 'POST' | 'DELETE';

async function send(method: Method, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(LIMIT_MS), // a hanging page doesn't respond
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new WebDriverError(error, message);
}

/** One browser, driven. */
export class Session {
  /** Total distance the wheel was turned, in pixels. WebKit's driver expects totals and turns it by the difference. */
  turned = 0;
  readonly #url: string;

  private constructor(url: string) {
    this.#url = url;
  }

  static async start(driver: string, capabilities: object): Promise<Session> {
    const body = { capabilities: { alwaysMatch: capabilities } };
    const { sessionId } = (await send('POST', `${driver}/session`, body)) as { sessionId: string };
    return new Session(`${driver}/session/${sessionId}`);
  }

  get(path: string): Promise<unknown> {
    return send('GET', this.#url + path);
  }

  post(path: string, body: object = {}): Promise<unknown> {
    return send('POST', this.#url + path, body);
  }

  delete(path = ''): Promise<unknown> {
    return send('DELETE', this.#url + path);
  }
}

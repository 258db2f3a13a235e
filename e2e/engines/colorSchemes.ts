import { emulateColorScheme } from './emulateColorScheme.ts';

/** The command handled by this proxy. */
const METHOD = 'emulation.setMediaFeaturesOverride';
/** First id of commands sent by this proxy. Playwright counts from 1. */
const FIRST_ID = 2 ** 40;

interface Command {
  id: number;
  params: {
    features: { 'prefers-color-scheme'?: string | null };
    contexts?: string[];
    userContexts?: string[];
  };
}

interface Answer {
  id?: number;
  type: string;
  result?: { type?: string; contexts?: { context: string }[] };
}

/** Emulates `prefers-color-scheme` in Firefox by privileged code, in the protocol of WebDriver BiDi. */
export class ColorSchemes {
  readonly #toDriver: (message: string) => void;
  readonly #toBrowser: (message: string) => void;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #nextId = FIRST_ID;
  #window: Promise<string> | undefined;

  constructor(toDriver: (message: string) => void, toBrowser: (message: string) => void) {
    this.#toDriver = toDriver;
    this.#toBrowser = toBrowser;
  }

  /** Intercepts a message to the browser. @returns whether it is handled here */
  takesCommand(message: string): boolean {
    if (!message.includes(`"${METHOD}"`)) return false;
    void this.#emulate(JSON.parse(message) as Command);
    return true;
  }

  /** Looks at a message from the browser. @returns whether it answers a command from here */
  takesAnswer(message: string): boolean {
    if (this.#waiting.size === 0) return false;
    const answer = JSON.parse(message) as Answer;
    const resolve = this.#waiting.get(answer.id ?? 0);
    resolve?.(answer);
    return this.#waiting.delete(answer.id ?? 0);
  }

  async #emulate({ id, params: { features, contexts = [], userContexts = [] } }: Command): Promise<void> {
    this.#window ??= this.#browserWindow();
    const scheme = features['prefers-color-scheme'] ?? 'none';
    const answer = await this.#send('script.callFunction', {
      functionDeclaration: String(emulateColorScheme),
      arguments: [scheme, contexts.join(' '), userContexts.join(' ')].map((value) => ({
        type: 'string',
        value,
      })),
      target: { context: await this.#window },
      awaitPromise: false,
    });
    const failed = answer.type !== 'success' || answer.result?.type === 'exception';
    const outcome = failed
      ? { type: 'error', error: 'unknown error', message: JSON.stringify(answer) }
      : { type: 'success', result: {} };
    this.#toDriver(JSON.stringify({ id, ...outcome }));
  }

  /** Returns a window of the browser itself, in which privileged code runs. */
  async #browserWindow(): Promise<string> {
    const { result } = await this.#send('browsingContext.getTree', { 'moz:scope': 'chrome', maxDepth: 0 });
    return result?.contexts?.[0]?.context ?? '';
  }

  #send(method: string, params: object): Promise<Answer> {
    const id = this.#nextId;
    this.#nextId += 1;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#toBrowser(JSON.stringify({ id, method, params }));
    });
  }
}

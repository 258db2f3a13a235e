/** Maximum number of console calls that are shown. */
const MAX_ENTRIES = 200;
/** Maximum length of everything that is shown, in characters. */
const MAX_LENGTH = 50_000;

/** Limits the output of a run, so that an endless loop can't fill the page. */
export class LogBudget {
  #entries = 0;
  #length = 0;

  /** Returns the text to show; `undefined` once the limit is reached. */
  take(text: string): string | undefined {
    if (this.#entries >= MAX_ENTRIES || this.#length >= MAX_LENGTH) return undefined;
    this.#entries++;
    const left = MAX_LENGTH - this.#length;
    this.#length += text.length;
    const isLast = this.#entries === MAX_ENTRIES || text.length > left;
    return isLast ? `${text.slice(0, left)}\n…` : text;
  }
}

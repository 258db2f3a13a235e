import { ansiLines } from '../shared/ansi.ts';
import type { RunEvent } from '../shared/protocol.ts';
import type { Stopped } from './sandbox.ts';
import type { Strings } from './strings.ts';

/**
 * The terminal below a sample, with the output of its run. Its elements are copies of the sample's, so that it matches
 * the sample.
 */
export class ResultView {
  readonly #texts: Strings;
  readonly #region = document.createElement('section');
  readonly #block: HTMLElement;
  readonly #command = document.createElement('figcaption');
  readonly #pre: HTMLElement;
  readonly #output: HTMLElement;
  readonly #note = document.createElement('p');
  readonly #status = document.createElement('div');

  constructor(figure: HTMLElement, texts: Strings) {
    this.#texts = texts;
    this.#block = document.createElement('figure');
    this.#block.className = `${figure.classList[0]} run-result`; // without the states of the sample
    this.#region.ariaLabel = texts.result;
    Object.assign(this.#block.dataset, { codeBlock: '', lang: 'ansi', wrapped: '' });
    this.#command.translate = false;
    this.#command.dataset.command = '';
    this.#pre = figure.querySelector('pre')?.cloneNode() as HTMLElement;
    this.#pre.hidden = true;
    this.#output = figure.querySelector('pre > code')?.cloneNode() as HTMLElement;
    this.#pre.append(this.#output);
    this.#status.role = 'status';
    this.#block.append(this.#command, ...copiedTools(figure), this.#pre, this.#note, this.#status);
    this.#region.append(this.#block);
    figure.after(this.#region);
  }

  /** Shows that a run has started; the previous output stays until the next one arrives. */
  start(): void {
    this.#block.dataset.running = '';
    delete this.#block.dataset.exitCode;
    this.#status.textContent = '';
    this.#note.textContent = this.#texts.running;
  }

  showCommand(command: string): void {
    this.#command.textContent = command;
  }

  /**
   * Replaces the output of the previous run.
   *
   * @param note summary below the output
   */
  show(output: string, events: readonly RunEvent[], note: string, stopped?: Stopped): void {
    delete this.#block.dataset.running;
    const lines = ansiLines(output).map((spans) => {
      const line = document.createElement('span');
      line.className = 'line';
      for (const { text, styles } of spans) line.append(piece(text, styles));
      return line;
    });
    const end = events.find((event) => event.type === 'end');
    const isFailed = stopped !== undefined || end?.status === 'fail';
    this.#pre.hidden = stopped !== undefined && events.length === 0; // a failed run has no totals
    this.#output.replaceChildren(...lines.flatMap((line) => [line, '\n']).slice(0, -1));
    this.#note.textContent = note;
    this.#block.dataset.exitCode = isFailed ? '1' : '0';
    const { passed, failed } = this.#texts;
    this.#block.scrollIntoView({ block: 'nearest' });
    this.#status.textContent = stopped ? note : `${isFailed ? failed : passed} ${note}`.trim();
  }

  fail(message: string): void {
    delete this.#block.dataset.running;
    this.#pre.hidden = true;
    this.#output.replaceChildren();
    this.#note.textContent = message;
    this.#block.dataset.exitCode = '1';
    this.#status.textContent = message;
  }

  remove(): void {
    this.#region.remove();
  }
}

/** Returns the buttons that every code block has. */
function copiedTools(figure: HTMLElement): Node[] {
  const tools = figure.querySelector('[data-copy]')?.parentElement?.cloneNode(true);
  if (!(tools instanceof HTMLElement)) return [];
  for (const part of [...tools.children]) if (!part.matches('[data-copy], [data-wrap]')) part.remove();
  tools.querySelector('[data-copy]')?.removeAttribute('data-state');
  tools.querySelector('[data-wrap]')?.setAttribute('aria-pressed', 'true');
  return [tools];
}

function piece(text: string, styles: readonly string[]): Node {
  if (styles.length === 0) return document.createTextNode(text);
  const span = document.createElement('span');
  span.className = styles.map((style) => `tk-ansi-${style}`).join(' ');
  span.textContent = text;
  return span;
}

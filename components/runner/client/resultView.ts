import { ansiLines } from '../shared/ansi.ts';
import type { RunEvent } from '../shared/protocol.ts';
import type { Stopped } from './sandbox.ts';
import type { Strings } from './strings.ts';

/** The terminal below a sample, with what its run printed. */
export class ResultView {
  readonly #texts: Strings;
  readonly #region = document.createElement('section');
  readonly #command = document.createElement('header');
  readonly #output = document.createElement('pre');
  readonly #note = document.createElement('p');
  readonly #status = document.createElement('div');

  constructor(figure: HTMLElement, texts: Strings) {
    this.#texts = texts;
    this.#region.className = 'run-result';
    this.#region.ariaLabel = texts.result;
    this.#output.tabIndex = 0;
    this.#command.translate = false;
    this.#output.translate = false;
    this.#status.role = 'status';
    this.#region.append(this.#command, this.#output, this.#note, this.#status);
    figure.after(this.#region);
    this.#note.textContent = texts.running;
  }

  start(command: string): void {
    this.#region.removeAttribute('data-exit-code');
    this.#command.textContent = command;
    this.#status.textContent = '';
    if (this.#output.childElementCount === 0) this.#note.textContent = this.#texts.running;
  }

  /** Replaces the output of the run before. */
  show(output: string, events: readonly RunEvent[], stopped?: Stopped): void {
    const lines = ansiLines(output).map((spans) => {
      const line = document.createElement('span');
      for (const { text, styles } of spans) line.append(piece(text, styles));
      line.append('\n');
      return line;
    });
    const end = events.find((event) => event.type === 'end');
    const isFailed = stopped !== undefined || end?.status === 'fail';
    // a run that was stopped has no totals
    this.#output.replaceChildren(...(stopped && events.length === 0 ? [] : lines));
    this.#note.textContent = stopped ? this.#texts[stopped.reason] : '';
    this.#region.dataset.exitCode = isFailed ? '1' : '0';
    const { passed, failed } = this.#texts;
    this.#region.scrollIntoView({ block: 'nearest' });
    this.#status.textContent = stopped ? this.#texts[stopped.reason] : isFailed ? failed : passed;
  }

  fail(message: string): void {
    this.#output.replaceChildren();
    this.#note.textContent = message;
    this.#region.dataset.exitCode = '1';
    this.#status.textContent = message;
  }

  remove(): void {
    this.#region.remove();
  }
}

function piece(text: string, styles: readonly string[]): Node {
  if (styles.length === 0) return document.createTextNode(text);
  const span = document.createElement('span');
  span.className = styles.join(' ');
  span.textContent = text;
  return span;
}

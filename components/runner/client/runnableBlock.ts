import { EMPTY_MODULE } from '../shared/modules.ts';
import type { RunError, RunEvent, RunRequest } from '../shared/protocol.ts';
import { report } from '../shared/report.ts';
import { type PageSamples, type RunnableSample, samplesPath } from '../shared/samples.ts';
import type { Editor } from './editor.ts';
import { ResultView } from './resultView.ts';
import { fetchText, loadSandbox, type Stopped } from './sandbox.ts';
import { runnerStrings, type Strings } from './strings.ts';

/** Base path of this site. */
const BASE = '/';

const pages = new Map<string, Promise<PageSamples>>();

/** Loads the samples of a page, once per document. */
function loadSamples(url: string): Promise<PageSamples> {
  let samples = pages.get(url);
  if (!samples) {
    samples = fetchText(url).then((text) => JSON.parse(text) as PageSamples);
    pages.set(url, samples);
    samples.catch(() => pages.delete(url)); // the next press retries
  }
  return samples;
}

/** A code block whose sample can be run and edited. */
export class RunnableBlock {
  readonly #figure: HTMLElement;
  readonly #runButton: HTMLButtonElement;
  readonly #editButton: HTMLButtonElement;
  readonly #lang: string;
  readonly #key: string;
  readonly #page: string;
  readonly #texts: Strings;
  #view: ResultView | undefined;
  #editor: Editor | undefined;
  /** Description of the editor's keys, below it. */
  #keys: HTMLElement | undefined;
  /** Note that changes were removed, with a button to undo it. */
  #discarded: HTMLElement | undefined;
  #stop: (() => void) | undefined;

  constructor(figure: HTMLElement) {
    this.#figure = figure;
    const [runButton, editButton] = ['[data-run]', '[data-run-edit]'].map((selector) =>
      figure.querySelector<HTMLButtonElement>(selector),
    );
    if (!runButton || !editButton) throw new Error('The buttons of a runnable sample are missing.');
    this.#runButton = runButton;
    this.#editButton = editButton;
    const { run: key = '', runLang = 'en', runPage = '' } = runButton.dataset;
    this.#key = key;
    this.#lang = runLang;
    this.#page = runPage;
    this.#texts = runnerStrings(runLang);
  }

  /** Runs the current code, or stops it while it is running. */
  async run(): Promise<void> {
    if (this.#stop) {
      this.#stop();
      return;
    }
    let isStopped = false;
    this.#stop = () => {
      isStopped = true;
    };
    const texts = this.#texts;
    this.#runButton.textContent = texts.stop;
    this.#mark([]);
    this.#view ??= new ResultView(this.#figure, texts);
    this.#view.start();
    const events: RunEvent[] = [];
    try {
      const [sample, sandbox] = await Promise.all([this.#sample(), loadSandbox(BASE)]);
      this.#view.showCommand(`npx rstest run ${sample.request.entry}`);
      const request = await this.#request(sample);
      if ('error' in request) this.#end(sample, [failedAtOnce(request.error)]);
      else if (isStopped) this.#end(sample, events, { type: 'stopped', reason: 'user' });
      else
        await new Promise<void>((resolve) => {
          this.#stop = sandbox.stop;
          sandbox.run(request, (event) => {
            if (event.type !== 'stopped') events.push(event);
            if (event.type !== 'stopped' && event.type !== 'end') return;
            this.#end(sample, events, event.type === 'stopped' ? event : undefined);
            resolve();
          });
        });
    } catch (error) {
      console.error(error);
      this.#view.fail(texts.unavailable);
    } finally {
      this.#stop = undefined;
      this.#runButton.textContent = texts.run;
    }
  }

  /** Turns the code into an editor; with an editor, restores the code and removes the result. */
  async edit(): Promise<void> {
    if (this.#editor) this.#reset(this.#editor);
    else await this.#openEditor();
  }

  /** Offers to undo the removal of changes. */
  #reset({ code, isChanged, remove }: Editor): void {
    this.#stop?.();
    remove();
    this.#editor = undefined;
    this.#keys?.remove();
    this.#view?.remove();
    this.#view = undefined;
    this.#mark([]);
    this.#figure.removeAttribute('data-run-editing');
    delete this.#figure.dataset.editedCode;
    this.#editButton.textContent = this.#texts.edit;
    this.#editButton.focus();
    if (isChanged) this.#offerUndo(code);
  }

  #offerUndo(code: string): void {
    const undo = document.createElement('button');
    undo.type = 'button';
    undo.textContent = this.#texts.undo;
    undo.addEventListener('click', () => void this.#openEditor(code));
    this.#discarded = document.createElement('p');
    this.#discarded.className = 'run-discarded';
    const status = document.createElement('span');
    status.role = 'status';
    this.#discarded.append(status, ' ', undo);
    this.#figure.querySelector('pre')?.after(this.#discarded);
    // live regions only announce changes
    requestAnimationFrame(() => {
      status.textContent = this.#texts.discarded;
    });
  }

  /** @param edited code to start with. Default: the sample's */
  async #openEditor(edited?: string): Promise<void> {
    const texts = this.#texts;
    const loaded = await Promise.all([import('./editor.ts'), this.#sample()]).catch(console.error);
    if (!loaded) {
      this.#view ??= new ResultView(this.#figure, texts);
      this.#view.fail(texts.unavailable);
      return;
    }
    const [{ createEditor }, { source }] = loaded;
    if (this.#editor) return; // the button was pressed twice
    const setEdited = (code: string): void => {
      this.#figure.dataset.editedCode = code; // read by the copy button
    };
    this.#editor = createEditor({
      code: source,
      edited,
      label: texts.code,
      description: texts.keys,
      block: this.#figure,
      onChange: setEdited,
      onRun: () => void this.run(),
      onLeave: () => this.#runButton.focus(),
    });
    if (edited !== undefined) setEdited(edited);
    this.#discarded?.remove();
    this.#keys = document.createElement('p');
    this.#keys.className = 'run-keys';
    this.#keys.ariaHidden = 'true'; // the editor's description
    this.#keys.textContent = texts.keys;
    this.#figure.querySelector('pre')?.after(this.#editor.element, this.#keys);
    this.#figure.setAttribute('data-run-editing', '');
    this.#editButton.textContent = texts.reset;
    this.#editor.focus();
  }

  async #sample(): Promise<RunnableSample> {
    const samples = await loadSamples(BASE + samplesPath(this.#lang, this.#page).slice(1));
    const sample = samples[this.#key];
    if (!sample) throw new Error(`There is no runnable sample "${this.#key}".`);
    return sample;
  }

  /** Returns the modules with the edited code, or the reason why it can't be compiled. */
  async #request({ source, prefix, request }: RunnableSample): Promise<RunRequest | { error: RunError }> {
    const code = this.#editor?.code ?? source;
    if (code === source) return request;
    const { compileModule } = await import('../shared/compileModule.ts');
    try {
      const compiled = compileModule(prefix + code, request.entry);
      return { ...request, modules: { ...request.modules, [request.entry]: compiled } };
    } catch (error) {
      return { error: syntaxError(error, request.entry) };
    }
  }

  #end({ request }: RunnableSample, events: readonly RunEvent[], stopped?: Stopped): void {
    const errors = events.flatMap((event) =>
      event.type === 'test' ? event.outcome.errors : event.type === 'end' ? event.errors : [],
    );
    const note = stopped
      ? this.#texts[stopped.reason]
      : errors.some(({ isMissingModule }) => isMissingModule)
        ? this.#texts.imports.replace('{{names}}', () => importable(request))
        : '';
    this.#view?.show(report(events, request.entry), events, note, stopped);
    this.#mark(errors.flatMap(({ place }) => (place?.path === request.entry ? [place.line] : [])));
  }

  /** Marks lines of the code, counted from 1. */
  #mark(lines: readonly number[]): void {
    for (const [index, line] of [...this.#figure.querySelectorAll('pre .line')].entries())
      line.toggleAttribute('data-run-failed', lines.includes(index + 1));
    this.#editor?.mark(lines);
  }
}

/** Specifiers that a sample can import. */
function importable({ entry, modules }: RunRequest): string {
  const files = Object.keys(modules).filter((path) => path !== entry && path !== EMPTY_MODULE);
  return ['@rstest/core', ...files].join(', ');
}

function failedAtOnce(error: RunError): RunEvent {
  return { type: 'end', status: 'fail', errors: [error], duration: 0 };
}

/** Extracts the location that Sucrase includes in the message: `Unexpected token (3:5)`. */
function syntaxError(error: unknown, path: string): RunError {
  const text = error instanceof Error ? error.message : String(error);
  const [place = '', line] = /\s*\((\d+):\d+\)$/.exec(text) ?? [];
  const message = text.slice(0, text.length - place.length).replace(/^Error transforming [^:]*: /, '');
  return {
    name: 'SyntaxError',
    message,
    ...(line ? { place: { path, line: Number(line) } } : {}),
  };
}

import { COPIED_MS } from '../../shared/constants.ts';
import { interpolate } from '../../shared/interpolate.ts';
import { page } from '../page.ts';

/** Handles the buttons of an article with one delegated listener, without an island. */
export function listenToButtons(): void {
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : undefined;
    const copy = target?.closest<HTMLButtonElement>('button[data-copy]');
    const wrap = target?.closest<HTMLButtonElement>('button[data-wrap]');
    const unfold = target?.closest<HTMLButtonElement>('button[data-unfold]');
    const url = copy?.dataset.copy;
    // if fetching fails, the browser shows the error
    if (copy && url) copyText(copy, fetchText(url)).catch(() => location.assign(url));
    else if (copy) void copyText(copy, codeText(copy));
    if (wrap) toggleWrap(wrap);
    if (unfold) showAll(unfold);
  });
}

/** Timers that reset buttons showing "Copied". */
const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} returned status ${response.status}.`);
  return response.text();
}

async function copyText(button: HTMLButtonElement, text: string | Promise<string>): Promise<void> {
  const { strings } = page;
  button.dataset.label ??= button.ariaLabel ?? '';
  try {
    await writeToClipboard(text);
  } catch {
    const shortcut = /Mac|iP(?:hone|ad)/.test(navigator.platform) ? '⌘+C' : 'Ctrl+C';
    prompt(interpolate(strings.copyPrompt, { shortcut }), await text);
    return;
  }
  button.dataset.state = 'copied';
  button.ariaLabel = button.dataset.copied ?? strings.copied;
  clearTimeout(timers.get(button)); // the text was copied again while "Copied" was still shown
  const timer = setTimeout(() => {
    delete button.dataset.state;
    button.ariaLabel = button.dataset.label ?? '';
  }, COPIED_MS);
  timers.set(button, timer);
}

/**
 * Writes a text to the clipboard. Passes text that is still loading as a promise, because WebKit only allows writing
 * during the click.
 */
async function writeToClipboard(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string' || !('ClipboardItem' in window)) {
    await navigator.clipboard.writeText(await text);
    return;
  }
  const type = 'text/plain';
  const blob = text.then((content) => new Blob([content], { type }));
  blob.catch(() => undefined); // avoids an unhandled rejection if writing is refused
  await navigator.clipboard.write([new ClipboardItem({ [type]: blob })]);
}

/**
 * Returns the code to copy: the command of a terminal, the edited code, or the code as shown. Removes removed lines and
 * type tooltips; line numbers and prompts aren't part of the DOM text.
 */
function codeText(button: HTMLButtonElement): string {
  const block = closestBlock(button);
  if (block?.dataset.editedCode !== undefined) return block.dataset.editedCode;
  const lines = block?.querySelectorAll('[data-command], .line:not(.diff.remove)') ?? [];
  return [...lines]
    .map((line) => {
      const copy = line.cloneNode(true) as Element;
      for (const tip of copy.querySelectorAll('[role="tooltip"]')) tip.remove();
      return copy.textContent.trimEnd(); // the space before a marker such as `// [!code ++]` remains
    })
    .join('\n');
}

function closestBlock(button: HTMLButtonElement): HTMLElement | null {
  return button.closest<HTMLElement>('[data-code-block]');
}

/** Expands a folded block. Its button disappears, so focus moves to the code. */
function showAll(button: HTMLButtonElement): void {
  closestBlock(button)?.querySelector('[hidden]')?.removeAttribute('hidden');
  closestBlock(button)?.querySelector('pre')?.focus({ preventScroll: true });
}

/** Wraps the lines of a block. Tells the styles how far each line is indented, so that its continuation is as well. */
function toggleWrap(button: HTMLButtonElement): void {
  const wrapped = button.getAttribute('aria-pressed') !== 'true';
  button.setAttribute('aria-pressed', String(wrapped));
  const block = closestBlock(button);
  block?.toggleAttribute('data-wrapped', wrapped);
  for (const line of block?.querySelectorAll<HTMLElement>('.line') ?? [])
    line.style.setProperty('--indent', `${line.textContent.search(/\S|$/)}`);
}

/** Hides the tooltips that CSS shows on hover and focus on Escape, until the next key, pointer move or focus change. */
export function listenToTips(): void {
  const put = (event: Event) => {
    const isAway = (event as KeyboardEvent).key === 'Escape';
    document.documentElement.toggleAttribute('data-tips-away', isAway);
  };
  for (const type of ['keydown', 'pointerover', 'focusin'] as const) document.addEventListener(type, put);
}

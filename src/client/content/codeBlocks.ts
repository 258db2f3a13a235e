import { COPIED_MS } from '../../shared/constants.ts';
import type { PageStore } from '../pageStore.ts';

/** Buttons of all code blocks, and the one that copies a page: one listener, no island. */
export function listenToCodeBlocks(store: PageStore): void {
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : undefined;
    const copy = target?.closest<HTMLButtonElement>('button[data-copy]');
    const wrap = target?.closest<HTMLButtonElement>('button[data-wrap]');
    const unfold = target?.closest<HTMLButtonElement>('button[data-unfold]');
    const page = target?.closest<HTMLButtonElement>('button[data-copy-page]');
    if (copy) void copyText(copy, codeText(copy), store);
    if (page) void copyPage(page, store);
    if (wrap) toggleWrap(wrap);
    if (unfold) showAll(unfold);
  });
}

/** When the buttons that say "Copied" stop saying so. */
const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** The page in Markdown; where it cannot be had, the browser shows why. */
async function copyPage(button: HTMLButtonElement, store: PageStore): Promise<void> {
  const { copyPage: url = '' } = button.dataset;
  const response = await fetch(url).catch(() => undefined);
  if (response?.ok) await copyText(button, await response.text(), store);
  else location.assign(url);
}

async function copyText(button: HTMLButtonElement, text: string, store: PageStore): Promise<void> {
  const { t } = store.get().i18n;
  button.dataset.label ??= button.ariaLabel ?? '';
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const shortcut = /Mac|iP(?:hone|ad)/.test(navigator.platform) ? '⌘+C' : 'Ctrl+C';
    prompt(t('code.copyPrompt', { shortcut }), text);
    return;
  }
  button.dataset.state = 'copied';
  button.ariaLabel = button.dataset.copied ?? t('code.copied');
  clearTimeout(timers.get(button)); // copied again before the first time was over
  const timer = setTimeout(() => {
    delete button.dataset.state;
    button.ariaLabel = button.dataset.label ?? '';
  }, COPIED_MS);
  timers.set(button, timer);
}

/** The code as somebody would type it. Numbers and prompts are not part of its text, removed lines and types are. */
function codeText(button: HTMLButtonElement): string {
  const lines = blockOf(button)?.querySelectorAll('.line:not(.diff.remove)') ?? [];
  return [...lines]
    .map((line) => {
      const copy = line.cloneNode(true) as Element;
      for (const tip of copy.querySelectorAll('[role="tooltip"]')) tip.remove();
      return copy.textContent.trimEnd(); // a mark such as `// [!code ++]` leaves the space before it
    })
    .join('\n');
}

function blockOf(button: HTMLButtonElement): HTMLElement | null {
  return button.closest<HTMLElement>('[data-code-block]');
}

/** Shows a long block whole; its button goes, and the keyboard goes on in the code. */
function showAll(button: HTMLButtonElement): void {
  blockOf(button)?.removeAttribute('data-folded');
  blockOf(button)?.querySelector('pre')?.focus({ preventScroll: true });
}

function toggleWrap(button: HTMLButtonElement): void {
  const wrapped = button.getAttribute('aria-pressed') !== 'true';
  button.setAttribute('aria-pressed', String(wrapped));
  blockOf(button)?.toggleAttribute('data-wrapped', wrapped);
}

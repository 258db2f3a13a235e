import { COPIED_MS } from '../shared/constants.ts';
import type { PageStore } from './pageStore.ts';

/** Copy and wrap buttons of all code blocks: one listener, no island. */
export function listenToCodeBlocks(store: PageStore): void {
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : undefined;
    const copy = target?.closest<HTMLButtonElement>('button[data-copy]');
    const wrap = target?.closest<HTMLButtonElement>('button[data-wrap]');
    if (copy) void copyCode(copy, store);
    if (wrap) toggleWrap(wrap);
  });
}

/** When the buttons that say "Copied" stop saying so. */
const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

async function copyCode(button: HTMLButtonElement, store: PageStore): Promise<void> {
  const { t } = store.get().i18n;
  const text = codeText(button);
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const shortcut = /Mac|iP(?:hone|ad)/.test(navigator.platform) ? '⌘+C' : 'Ctrl+C';
    prompt(t('code.copyPrompt', { shortcut }), text);
    return;
  }
  button.dataset.state = 'copied';
  button.setAttribute('aria-label', t('code.copied'));
  clearTimeout(timers.get(button)); // copied again before the first time was over
  const timer = setTimeout(() => {
    delete button.dataset.state;
    button.setAttribute('aria-label', t('code.copy'));
  }, COPIED_MS);
  timers.set(button, timer);
}

/** The code as somebody would type it: no line numbers, no removed lines, no prompts of a shell. */
function codeText(button: HTMLButtonElement): string {
  const block = button.closest('[data-code-block]');
  const lines = [...(block?.querySelectorAll('.line') ?? [])].filter((line) => !line.matches('.diff.remove'));
  const shell = /^(?:bash|sh|shell|zsh|console)$/.test(block?.getAttribute('data-lang') ?? '');
  // a mark such as `// [!code ++]` leaves the space before it
  const texts = lines.map((line) => line.textContent?.trimEnd() ?? '');
  return (shell ? texts.map((line) => line.replace(/^\$ /, '')) : texts).join('\n');
}

function toggleWrap(button: HTMLButtonElement): void {
  const wrapped = button.getAttribute('aria-pressed') !== 'true';
  button.setAttribute('aria-pressed', String(wrapped));
  button.closest('[data-code-block]')?.toggleAttribute('data-wrapped', wrapped);
}

import { DEV_POLICIES, type DevUpdate } from '../shared/devUpdate.ts';
import { vars } from '../theme/contract.css.ts';
import type { Router } from './navigation/router.ts';
import type { PageStore } from './pageStore.ts';

/**
 * Development only: applies the dev server's updates without reloading the document. Loaded by the boot script, so
 * that no update is missed; updates that arrive before the shell is hydrated are applied afterwards.
 */

/** Pause before asking the server again, in milliseconds. */
const RETRY_MS = 300;

const [server, first] = (document.documentElement.dataset.revision ?? '').split('.');
let revision = Number(first);
let missed: DevUpdate['pages'] | undefined;
let show: ((pages: DevUpdate['pages']) => void) | undefined;

addEventListener('docs:update', ({ detail: update }) => {
  if (update.server !== server) {
    void reload();
    return;
  }
  if (update.revision === revision) return;
  const pages = update.revision === revision + 1 ? update.pages : 'all';
  revision = update.revision;
  if (show) show(pages);
  else missed = missed ? 'all' : pages;
});

/** Called once the shell is hydrated. */
export function followDevServer(router: Router, store: PageStore): void {
  followWarnings(store);
  let queue = Promise.resolve();
  show = (pages) => {
    queue = queue.then(async () => {
      const { pageType } = store.get().page;
      // the page may have been removed, or created where there was none
      if (pages === 'all' && (pageType === '404' || (await status()) !== 200)) await reload();
      else await router.refresh(pages);
    });
  };
  if (missed) show(missed);
}

/** Reloads the document once the server answers: it may be restarting, and the browser would stay with an error. */
async function reload(): Promise<void> {
  while ((await status()) === undefined) await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  location.reload();
}

/** How the server answers for this page; `undefined` while it restarts. */
async function status(): Promise<number | undefined> {
  try {
    const { status } = await fetch(location.href, { method: 'HEAD' });
    return status === 503 ? undefined : status;
  } catch {
    return undefined;
  }
}

/** Development only: the warnings of the page in view, in a corner, until whoever writes the page mends or hides them. */

const STYLES = `
  :host {
    position: fixed; inset-block-end: ${vars.space[4]}; inset-inline-start: ${vars.space[4]};
    z-index: ${vars.layer.progress}; display: flex; align-items: start;
    max-inline-size: calc(100% - 2 * ${vars.space[4]}); inline-size: max-content;
    color: ${vars.color.text}; background: ${vars.color.raised}; border-radius: ${vars.radius.large};
    border: ${vars.border.hair} solid ${vars.tone.warning.line}; box-shadow: ${vars.shadow.raised};
    font: ${vars.size[3]} / ${vars.leading.snug} ${vars.font.text};
  }
  @media print { :host { display: none; } }
  details { min-inline-size: 0; max-inline-size: ${vars.layout.measure}; }
  summary, button { min-block-size: ${vars.layout.target}; cursor: pointer; align-content: center; }
  summary { padding-inline: ${vars.space[3]}; color: ${vars.tone.warning.text}; font-weight: ${vars.weight.medium}; }
  button {
    inline-size: ${vars.layout.target}; padding: 0; border: 0; border-radius: ${vars.radius.large};
    font: inherit; color: ${vars.color.muted}; background: none;
  }
  :is(summary, button):hover { color: ${vars.color.text}; }
  :is(summary, button):focus-visible { outline: ${vars.border.focus} solid ${vars.color.accent}; }
  ul { margin: 0; padding: 0 ${vars.space[3]} ${vars.space[3]}; max-block-size: 50vh; overflow: auto; list-style: none; }
  li { white-space: pre-wrap; overflow-wrap: anywhere; }
  li + li { margin-block-start: ${vars.space[4]}; }
  b { font: ${vars.size[2]} ${vars.font.code}; color: ${vars.color.muted}; }
  mark { color: ${vars.tone.warning.text}; background: ${vars.tone.warning.soft}; }
`;

const policy = window.trustedTypes?.createPolicy(DEV_POLICIES.warnings, { createHTML: (html) => html });

let warnings: DevUpdate['warnings'] = {};
let update = () => {};

addEventListener('docs:update', ({ detail }) => {
  warnings = detail.warnings;
  update();
});

/** Called once the shell is hydrated. */
export function followWarnings(store: PageStore): void {
  const host = document.createElement('aside');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  let shown = '[]';
  update = () => {
    const found = warnings[store.get().page.pagePath] ?? [];
    const text = JSON.stringify(found);
    if (text === shown) return;
    shown = text; // the same ones stay hidden
    const isOpen = root.querySelector('details')?.open ?? false;
    host.remove();
    if (found.length === 0) return;
    const count = found.length === 1 ? '1 warning' : `${found.length} warnings`;
    const list = found.map((warning) => `<li>${warning}</li>`).join('');
    const html =
      `<details${isOpen ? ' open' : ''}><summary>${count}</summary><ul>${list}</ul></details>` +
      '<button type="button" aria-label="Hide the warnings">×</button>';
    root.innerHTML = (policy?.createHTML(html) ?? html) as string;
    root.querySelector('button')?.addEventListener('click', () => host.remove());
    document.body.append(host);
  };
  store.subscribe(update);
  update();
}

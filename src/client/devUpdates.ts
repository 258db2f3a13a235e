import { DEV_POLICIES, type DevUpdate } from '../shared/devUpdate.ts';
import { vars } from '../theme/contract.css.ts';
import { updateStrings } from './devStrings.ts';
import { refresh } from './navigation/router.ts';
import { page } from './page.ts';

/**
 * Development only: applies the dev server's updates to pages without reloading the document. Part of the boot script,
 * so that no update is missed.
 */

/** Pause before asking the server again, in milliseconds. */
const RETRY_MS = 300;

const [server, first] = (document.documentElement.dataset.revision ?? '').split('.');
let revision = Number(first);
let queue = Promise.resolve();

addEventListener('docs:update', ({ detail: update }) => {
  if (update.server !== server) {
    void reload();
    return;
  }
  if (update.revision === revision) return;
  const pages = update.revision === revision + 1 ? update.pages : 'all';
  revision = update.revision;
  queue = queue.then(async () => {
    if (pages !== 'all') return refresh(pages);
    const document = await fetchDocument();
    // the page may have been removed or created
    if (page.pageType === '404' || document?.status !== 200) return reload();
    await refresh(pages);
    updateStrings(document.html);
  });
});

/**
 * Reloads the document once the server responds. If it is restarting, a plain reload would end on the browser's error
 * page.
 */
async function reload(): Promise<void> {
  while ((await fetchDocument()) === undefined) await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  location.reload();
}

/** Fetches the server's response for this page; `undefined` while it restarts. */
async function fetchDocument(): Promise<{ status: number; html: string } | undefined> {
  try {
    const response = await fetch(location.href);
    const { status } = response;
    return status === 503 ? undefined : { status, html: await response.text() };
  } catch {
    return undefined;
  }
}

/** Styles of the warnings of the current page, which are shown in a corner until they are fixed or hidden. */

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

addEventListener('docs:update', ({ detail }) => {
  warnings = detail.warnings;
  showWarnings();
});
addEventListener('docs:page', showWarnings);

const host = document.createElement('aside');
const root = host.attachShadow({ mode: 'open' });
const sheet = new CSSStyleSheet();
sheet.replaceSync(STYLES);
root.adoptedStyleSheets = [sheet];
let shownWarnings = '[]';

function showWarnings(): void {
  const pageWarnings = warnings[page.pagePath] ?? [];
  const text = JSON.stringify(pageWarnings);
  if (text === shownWarnings) return;
  shownWarnings = text; // keeps the same warnings hidden
  const isOpen = root.querySelector('details')?.open ?? false;
  host.remove();
  if (pageWarnings.length === 0) return;
  const count = pageWarnings.length === 1 ? '1 warning' : `${pageWarnings.length} warnings`;
  const list = pageWarnings.map((warning) => `<li>${warning}</li>`).join('');
  const html =
    `<details${isOpen ? ' open' : ''}><summary>${count}</summary><ul>${list}</ul></details>` +
    '<button type="button" aria-label="Hide the warnings">×</button>';
  root.innerHTML = (policy?.createHTML(html) ?? html) as string;
  root.querySelector('button')?.addEventListener('click', () => host.remove());
  document.body.append(host);
}

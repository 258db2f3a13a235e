/** Development only: the warnings of the page in view, in a corner, until whoever writes the page mends or hides them. */
import { DEV_POLICIES, type DevUpdate } from '../shared/devUpdate.ts';
import { vars } from '../theme/contract.css.ts';
import type { PageStore } from './pageStore.ts';

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

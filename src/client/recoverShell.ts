import { shellIds } from '../shared/shellIds.ts';
import { ownFolder, ownScript } from './trustedScripts.ts';

/**
 * After a deployment, a tab opened before it may request scripts that are gone, or get an HTML page for them. The
 * document is then reloaded: only if the host serves a different one by now, once per history entry, and never if
 * that would discard typed text. Links work regardless.
 */
export function watchScripts(): void {
  addEventListener(
    'error',
    ({ target, filename, error }) => {
      const broken = error instanceof SyntaxError && filename.startsWith(ownFolder);
      if (broken || target instanceof HTMLScriptElement) void recoverShell();
    },
    { capture: true },
  );
}

/** One missing script causes several errors. */
let busy = false;
let leaving = false;

/** The reader follows a link, to a document with its own scripts: a reload would only hold them up. */
export function leave(): void {
  leaving = true;
}

export async function recoverShell(): Promise<void> {
  const typed = document.querySelector(`input:not(:placeholder-shown,#${shellIds.typed})`);
  if (busy || history.state?.recovered || typed) return;
  busy = true;
  try {
    const response = await fetch(location.href, { cache: 'no-cache' });
    if ((await response.text()).includes(ownScript.slice(location.origin.length)) || leaving) return;
    history.replaceState({ ...history.state, recovered: true }, '');
    location.reload();
  } catch {
    // the network is down: the next interaction retries
  } finally {
    busy = false;
  }
}

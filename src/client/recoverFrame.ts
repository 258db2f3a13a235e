import { shellIds } from '../shell/shellIds.ts';
import { ownFolder, ownScript } from './trustedScripts.ts';

/**
 * After a deployment, a tab that was opened before may ask for scripts that are gone, or that the host answers with a
 * page. The document is then loaded anew: only when the host has another one by now, once for an entry of the history,
 * and never over something that the reader has typed. Links work all the while.
 */
export function watchScripts(): void {
  addEventListener(
    'error',
    ({ target, filename, error }) => {
      const broken = error instanceof SyntaxError && filename.startsWith(ownFolder);
      if (broken || target instanceof HTMLScriptElement) void recoverFrame();
    },
    { capture: true },
  );
}

/** One missing script is reported in more than one way. */
let busy = false;

export async function recoverFrame(): Promise<void> {
  if (
    busy ||
    history.state?.recovered ||
    document.querySelector(`input:not(:placeholder-shown,#${shellIds.typed})`)
  )
    return;
  busy = true;
  try {
    const response = await fetch(location.href, { cache: 'no-cache' });
    if ((await response.text()).includes(ownScript.slice(location.origin.length))) return;
    history.replaceState({ ...history.state, recovered: true }, '');
    location.reload();
  } catch {
    // the network is down: the next thing that the reader wants tries again
  } finally {
    busy = false;
  }
}

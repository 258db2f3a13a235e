import { centeredPosition, type Size } from './screen.ts';
import type { Session } from './webDriver.ts';

/**
 * Opens a window without toolbars, whose size can be set exactly, and switches the session to it.
 * @returns a function that closes it and all windows opened from it, and switches back
 */
export async function openWindow(session: Session, size: Size): Promise<() => Promise<void>> {
  const handlesNow = async () => (await session.get('/window/handles')) as string[];
  const home = await session.get('/window');
  const before = new Set(await handlesNow());
  const script = 'window.open("about:blank", "", "width=400,height=400")';
  await session.post('/execute/sync', { script, args: [] });
  const opened = async () => (await handlesNow()).filter((handle) => !before.has(handle));
  const [handle] = await opened();
  await session.post('/window', { handle });
  await session.post('/window/rect', centeredPosition(size));
  return async () => {
    for (const each of await opened()) {
      await session.post('/window', { handle: each });
      await session.delete('/window');
    }
    await session.post('/window', { handle: home });
  };
}

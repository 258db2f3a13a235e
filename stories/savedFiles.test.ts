import { EventEmitter } from 'node:events';
import type { ViteDevServer } from 'vite';
import { afterEach, expect, it, vi } from 'vitest';
import { savedFiles } from '../.ladle/savedFiles.ts';

afterEach(() => vi.useRealTimers());

it('reports files saved at the same time again after a pause, but not a single save', () => {
  vi.useFakeTimers();
  const watcher = Object.assign(new EventEmitter(), { add: () => {} });
  const reported: string[] = [];
  watcher.on('change', (file: string) => reported.push(file));
  const { configureServer } = savedFiles() as { configureServer: (server: ViteDevServer) => void };
  configureServer({ watcher } as unknown as ViteDevServer);
  const save = (...files: string[]) => {
    reported.length = 0;
    for (const file of files) {
      watcher.emit('change', file);
      vi.advanceTimersByTime(100);
    }
    vi.advanceTimersByTime(60_000);
    return reported;
  };
  expect(save('Tag.tsx')).toEqual(['Tag.tsx']);
  expect(save('Tag.css.ts', 'Tag.tsx', 'Tag.css.ts').slice(3)).toEqual(['Tag.css.ts', 'Tag.tsx']);
  expect(save('Tag.css.ts')).toEqual(['Tag.css.ts']);
  watcher.emit('change', 'Tag.tsx');
  expect(save('Tag.css.ts').slice(1)).toEqual(['Tag.tsx', 'Tag.css.ts']);
  // the page reloads
  watcher.emit('change', 'Tag.tsx');
  watcher.emit('change', 'Tag.css.ts');
  watcher.emit('all', 'add', 'Fresh.stories.tsx');
  expect(save()).toEqual([]);
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPluginAPI } from '@rsbuild/core';
import { afterEach, expect, it, vi } from 'vitest';
import { temporarySite } from '../../../../testing/temporarySite.ts';
import { Configuration } from './configuration.ts';

const SITE = {
  'site.config.ts': "export default { title: 'A', languages: [{ lang: 'en', label: 'English' }] };\n",
};

/** When the configuration was read: all files are older, or all are newer. */
function readAt(time: number): void {
  Reflect.set(globalThis, 'docsConfigurationReadAt', time);
}

/** The site's configuration as the dev server follows it; `rings` is what Rsbuild's watcher sees change. */
function follow() {
  readAt(Number.POSITIVE_INFINITY);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const site = temporarySite(SITE);
  const context = {
    configFileDependencies: [],
    rootPath: site.root,
  } as unknown as RsbuildPluginAPI['context'];
  const listeners = { report: vi.fn(), onChange: vi.fn(), onError: vi.fn() };
  const configuration = new Configuration(context, site, path.join(site.root, 'dev'), listeners);
  const rings = () => readFileSync(path.join(site.root, 'dev/configuration'), 'utf8');
  const later = () => {
    const before = rings();
    vi.advanceTimersByTime(1000);
    return rings() !== before;
  };
  return { configuration, later };
}

afterEach(() => {
  vi.useRealTimers();
});

it('asks for a restart until one begins: the watcher of a server that is starting hears nothing', async () => {
  const { configuration, later } = follow();
  expect(later()).toBe(false);
  configuration.restart();
  expect(later()).toBe(true);
  expect(later()).toBe(true);
  const begun = configuration.readable();
  expect(later()).toBe(false);
  await begun;
});

it('asks again after a restart that has failed, when something changes', async () => {
  const { configuration, later } = follow();
  await configuration.readable();
  readAt(Number.POSITIVE_INFINITY);
  expect(later()).toBe(false);
  readAt(0);
  expect(later()).toBe(true);
});

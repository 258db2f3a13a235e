import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPluginAPI } from '@rsbuild/core';
import { afterEach, expect, it, vi } from 'vitest';
import { temporarySite, writeFiles } from '../../../../testing/temporarySite.ts';
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
  return { configuration, later, listeners, site };
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

it('tells that a restart is due, but not while it waits for a configuration that can be read', async () => {
  const { configuration, listeners, site } = follow();
  expect(configuration.isPending).toBe(false);
  readAt(0);
  expect(configuration.isPending, 'what has changed has not been read').toBe(true);
  readAt(Number.POSITIVE_INFINITY);
  configuration.restart();
  expect(configuration.isPending, 'the restart has not begun').toBe(true);
  writeFiles(site.root, { 'site.config.ts': 'export default {' });
  vi.useRealTimers();
  const told = new Promise((resolve) => listeners.report.mockImplementation(resolve));
  const begun = configuration.readable();
  expect(configuration.isPending, 'it reads').toBe(true);
  await told;
  readAt(Number.POSITIVE_INFINITY);
  expect(configuration.isPending, 'it waits').toBe(false);
  writeFiles(site.root, SITE);
  await begun;
  expect(configuration.isPending, 'the server closes').toBe(true);
});

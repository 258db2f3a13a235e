import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import ladleConfig from '../../.ladle/config.mjs';
import { FIRST_PORT } from './ports.ts';

/** Port that the built workbench is served on during the tests. */
export const WORKBENCH_PORT = FIRST_PORT + 30;

/** URL of the workbench, with Ladle's UI around a story. */
export const WORKBENCH = `http://127.0.0.1:${WORKBENCH_PORT}/`;

/** The built workbench. Other tests don't need it. */
export const workbenchFolder = path.resolve(import.meta.dirname, '../..', ladleConfig.outDir);

/** Entries of Playwright's `webServer` for all sites except the main one. */
export const smallSites = { command: 'node e2e/support/serveSmallSites.ts', port: WORKBENCH_PORT };

export interface StoryEntry {
  id: string;
  /** Viewport, in CSS pixels. */
  width: number;
}

/** Settings that apply to all stories. */
export interface StoryView {
  theme: 'light' | 'dark';
  lang: 'en' | 'zh' | 'pseudo';
}

const DEFAULT_WIDTH = 1280;
const HEIGHT = 900;

/** Returns the stories of the built workbench, from the list that Ladle generates. */
export function readStories(): StoryEntry[] {
  if (!existsSync(workbenchFolder))
    throw new Error('The workbench has not been built. Run "npm run workbench:build" first.');
  const { stories } = JSON.parse(readFileSync(path.join(workbenchFolder, 'meta.json'), 'utf8')) as {
    stories: Record<string, { meta: { width?: string } }>;
  };
  const widths: Record<string, number> = ladleConfig.addons.width.options;
  return Object.entries(stories).map(([id, { meta }]) => ({
    id,
    width: widths[meta.width ?? ''] ?? DEFAULT_WIDTH,
  }));
}

/** Opens the workbench without Ladle's UI. */
export async function openWorkbench(page: Page, { theme, lang }: StoryView): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${WORKBENCH}?mode=preview&theme=${theme}&lang=${lang}`);
  await page.locator('[data-story]').waitFor();
}

/** Shows another story in the same document, and waits until its interactions are played and it has settled. */
export async function showStory(page: Page, { id, width }: StoryEntry): Promise<void> {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: HEIGHT });
  await page.evaluate(async (story) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    (window as unknown as { showStory: (id: string) => void }).showStory(story);
    const shown = `[data-story="${story}"]:is([data-play="none"], [data-play="passed"], [data-play="failed"])`;
    while (!document.querySelector<HTMLElement>(shown)?.checkVisibility()) await frame();
    // effects, and the renders they cause
    await frame();
    await frame();
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    await document.fonts.ready;
  }, id);
}

import { useSyncExternalStore } from 'react';
import ladleConfig from '../../.ladle/config.mjs';

/** Switches of the workbench that Ladle lacks, or resets when the story changes. */
export interface Settings {
  /** Language of the UI strings; `pseudo` is accented English, 40% longer. */
  lang: 'en' | 'zh' | 'pseudo';
  /** `reduced`: as with `prefers-reduced-motion: reduce`. */
  motion: 'system' | 'reduced';
  /** `off`: the story's HTML in an iframe without scripts. */
  scripts: 'on' | 'off';
  /** Whether every element has an outline. */
  outline: 'off' | 'on';
  /** Whether pointing at an element shows its size, padding and margin. */
  measure: 'off' | 'on';
  /** Background of the story. */
  background: 'page' | 'raised' | 'sunken' | 'squares';
  /** Zoom of the story, in percent. */
  zoom: '100' | '50' | '75' | '150' | '200' | '400';
  /** `on`: both themes and both languages side by side. */
  compare: 'off' | 'on';
  /** Tab of the panel below the story. */
  panel: 'none' | 'controls' | 'props' | 'source' | 'accessibility' | 'interactions' | 'actions';
  /** Width in CSS pixels, from 200 to 4000; `0` is the full width. A story may override it. */
  width: string;
}

/** Every switch with its choices, the default first; a width may also be any other. */
export const settingChoices = {
  lang: ['en', 'zh', 'pseudo'],
  motion: ['system', 'reduced'],
  scripts: ['on', 'off'],
  outline: ['off', 'on'],
  measure: ['off', 'on'],
  background: ['page', 'raised', 'sunken', 'squares'],
  zoom: ['100', '50', '75', '150', '200', '400'],
  compare: ['off', 'on'],
  panel: ['none', 'controls', 'props', 'source', 'accessibility', 'interactions', 'actions'],
  width: ['0', ...Object.values(ladleConfig.addons.width.options).map(String)],
} as const satisfies { [Name in keyof Settings]: readonly Settings[Name][] };

const names = Object.keys(settingChoices) as (keyof Settings)[];

let current = read(location.search);
const listeners = new Set<() => void>();

function read(search: string): Settings {
  const query = new URLSearchParams(search);
  const chosen = names.map((name) => {
    const value = query.get(name);
    return [name, value !== null && isChoice(name, value) ? value : settingChoices[name][0]];
  });
  return Object.fromEntries(chosen) as Settings;
}

/** Whether a setting can have this value. */
export function isChoice(name: keyof Settings, value: string): boolean {
  const choices: readonly string[] = settingChoices[name];
  return choices.includes(value) || (name === 'width' && Number(value) >= 200 && Number(value) <= 4000);
}

function set(next: Settings): void {
  if (names.every((name) => next[name] === current[name])) return;
  current = next;
  for (const listener of listeners) listener();
}

// For going back and forward, and for scripts that iterate over all stories.
addEventListener('popstate', () => set(read(location.search)));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the current settings. */
export function useSettings(): Settings {
  return useSyncExternalStore(subscribe, () => current);
}

/** Changes a setting. */
export function choose<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
  set({ ...current, [name]: value });
  writeSettings();
}

/** Writes the settings to the URL, so that it can be shared; Ladle drops them when the story changes. */
export function writeSettings(): void {
  const url = new URL(location.href);
  for (const name of names) {
    if (current[name] === settingChoices[name][0]) url.searchParams.delete(name);
    else url.searchParams.set(name, current[name]);
  }
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}

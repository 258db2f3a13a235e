import path from 'node:path';
import { FIRST_PORT } from './ports.ts';

/** Small sites built with the same engine, each for a feature that this site does not use. */
export const fixtures = [
  'one-language',
  'versions',
  'partly-translated',
  'elements',
  'shell',
  'third-language',
  'bare',
  'custom-site',
  'manual',
] as const;

/** Parent folders of fixtures that aren't in `e2e/fixtures`, relative to this folder. */
const FOLDERS: Partial<Record<FixtureName, string>> = { 'custom-site': '../../examples', manual: '../..' };

export type FixtureName = (typeof fixtures)[number];

export function fixtureFolder(name: FixtureName): string {
  return path.resolve(import.meta.dirname, FOLDERS[name] ?? '../fixtures', name);
}

/** Port that a fixture is served on during the tests. */
export function fixturePort(name: FixtureName): number {
  return FIRST_PORT + 10 + fixtures.indexOf(name);
}

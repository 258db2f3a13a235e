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
  'own-parts',
] as const;

export type FixtureName = (typeof fixtures)[number];

export function fixtureFolder(name: FixtureName): string {
  // the last one is also an example for readers of EXTENDING.md
  const folder = name === 'own-parts' ? '../../examples' : '../fixtures';
  return path.resolve(import.meta.dirname, folder, name);
}

/** Port that a fixture is served on during the tests. */
export function fixturePort(name: FixtureName): number {
  return FIRST_PORT + 10 + fixtures.indexOf(name);
}

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const FOLDER = path.join(import.meta.dirname, '../../docs/shared/drawings');
const files = readdirSync(FOLDER);

/** Markup of a drawing without its words, which differ between languages. */
const shapes = (file: string) => readFileSync(path.join(FOLDER, file), 'utf8').replace(/>[^<\n]+</g, '><');

it.each(files.filter((file) => file.endsWith('.en.svg')))(
  'the drawing %s has the same shapes in Chinese',
  (file) => {
    expect(shapes(file.replace('.en.', '.zh.'))).toBe(shapes(file));
  },
);

it.each(files)('the drawing %s is legible on a phone and only uses colors of the theme', (file) => {
  const markup = shapes(file);
  const width = Number(/viewBox="0 0 (\d+) /.exec(markup)?.[1]);
  // a phone is 343 pixels wide without its margins
  const smallest = Math.min(...[...markup.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size)));
  expect((343 / width) * smallest).toBeGreaterThan(11);
  for (const [, color] of markup.matchAll(/(?:fill|stroke|stop-color)="([^"]+)"/g)) {
    expect(color).toMatch(/^(?:none|url\(#thread\)|var\(--color-\w+\))$/);
  }
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const LAYERS_FILE = path.resolve(import.meta.dirname, '../src/theme/layers.css.ts');

/**
 * Declares the order of the cascade layers before any stylesheet does: Vite splits the styles of stories into many
 * files, and the first one that loads would determine the order.
 */
export function layerOrder(): Plugin {
  return {
    name: 'layer-order',
    transformIndexHtml() {
      const names = [...readFileSync(LAYERS_FILE, 'utf8').matchAll(/globalLayer\('(\w+)'\)/g)].map(
        ([, name]) => name,
      );
      return [{ tag: 'style', children: `@layer ${names.join(', ')};`, injectTo: 'head-prepend' }];
    },
  };
}

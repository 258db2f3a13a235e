import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.ts';
import type { Sample } from './samples.ts';

/** Types that own a page's functions, besides the exports of the package; the first match wins. */
const OWNERS: [page: string, type: string][] = [
  ['api/rstest/mockInstance', 'api.MockInstance'],
  ['api/rstest/', 'typeof api.rs'],
  ['api/test-api/expect', 'typeof api & typeof api.expect'],
  ['api/test-api/describe', 'typeof api & typeof api.describe'],
  ['api/test-api/test', 'typeof api & typeof api.test'],
  ['', 'typeof api'],
];

/** Copied into the folder of the generated programs. */
export const TYPES_FILE = path.join(import.meta.dirname, 'unexportedTypes.ts');
const unexported = typeNames(TYPES_FILE);
const exported = typeNames(path.join(ROOT, 'node_modules/@rstest/core/dist/index.d.ts'));

function typeNames(file: string): string[] {
  const declarations = readFileSync(file, 'utf8').matchAll(/^export (?:declare )?(?:type|interface) (\w+)/gm);
  return [...declarations].map(([, name = '']) => name);
}

/**
 * A program that compiles only if the package's actual type is assignable to the signature, and if the package has
 * every property that the signature lists.
 */
export function signatureCheck({ page, code }: Sample): string {
  const owner = OWNERS.find(([folder]) => page.startsWith(folder))?.[1];
  const functions = [...new Set([...code.matchAll(/^function (\w+)/gm)].map((match) => match[1]))];
  const types = [...code.matchAll(/^(?:interface|type) (\w+)(<)?/gm)];
  const declared = types.map(([, name]) => name);
  const importable = (names: string[]) => names.filter((name) => !declared.includes(name)).join(', ');
  return [
    code.replace(/^function /gm, 'declare function '),
    "import type * as api from '@rstest/core';",
    "import type * as unexported from './unexportedTypes';",
    `import type { ${importable(exported.filter((name) => !unexported.includes(name)))} } from '@rstest/core';`,
    `import type { ${importable(unexported)} } from './unexportedTypes';`,
    `declare const owner: ${owner};`,
    ...functions.map((name) => `{ const documented: typeof ${name} = owner.${name}; void documented; }`),
    ...types.flatMap(([, name = '', generic]) => typeCheck(name, generic ? '<any>' : '')),
  ].join('\n');
}

function typeCheck(name: string, parameters: string): string[] {
  const home = unexported.includes(name) ? 'unexported' : exported.includes(name) ? 'api' : undefined;
  if (!home) return [];
  const [actual, documented] = [`${home}.${name}${parameters}`, `${name}${parameters}`];
  return [
    `declare const actual${name}: ${actual};`,
    `{ const documented: ${documented} = actual${name}; void documented; }`,
    `{ const known: keyof (${actual}) = null! as keyof ${documented}; void known; }`,
  ];
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isBrowserPage } from '../browserMode.ts';
import { ROOT } from '../root.ts';
import type { Sample } from './samples.ts';

/** Types that own a page's functions, in addition to the exports of the package; the first match wins. */
const OWNERS: [page: string, type: string][] = [
  ['api/rstest/mockInstance', 'api.MockInstance'],
  ['api/rstest/', 'typeof api.rs'],
  ...[
    'api/test-api/expect',
    'api/mockMatchers',
    'api/snapshotMatchers',
    'api/asymmetricMatchers',
    'api/extendExpect',
  ].map((page): [string, string] => [page, 'typeof api & typeof api.expect & api.Assertion<any>']),
  ['api/test-api/describe', 'typeof api & typeof api.describe'],
  ['api/test-api/test', 'typeof api & typeof api.test'],
  ['api/javascript-api/', 'typeof api & typeof script & script.RstestInstance'],
  [
    'api/browser-mode/',
    'typeof browser & browser.Locator & typeof react & typeof api.expect & BrowserElementExpect',
  ],
  ['', 'typeof api'],
];

/** A module whose types signatures use. */
interface Source {
  /** Name of the module in the generated program. */
  as: string;
  module: string;
  types: string[];
}

/** Files that are copied into the folder of the generated programs. */
export const TYPES_FILE = path.join(import.meta.dirname, 'unexportedTypes.ts');

const IN_NODE: Source[] = [
  { as: 'unexported', module: './unexportedTypes', types: typeNames(TYPES_FILE) },
  { as: 'api', module: '@rstest/core', types: typeNames(inPackage('@rstest/core/dist/index.d.ts')) },
  {
    as: 'script',
    module: '@rstest/core/api',
    types: typeNames(inPackage('@rstest/core/dist/api/index.d.ts')),
  },
];
const IN_BROWSER: Source[] = [
  { as: 'api', module: '@rstest/core', types: [] },
  {
    as: 'browser',
    module: '@rstest/browser',
    types: typeNames(inPackage('@rstest/browser/dist/client/client/locator.d.ts', 'examples/browser')),
  },
  {
    as: 'react',
    module: '@rstest/browser-react',
    types: typeNames(inPackage('@rstest/browser-react/dist/pure.d.ts', 'examples/browser')),
  },
  { as: 'types', module: 'react', types: ['ReactNode', 'JSXElementConstructor'] },
];

function inPackage(file: string, folder = '.'): string {
  return path.join(ROOT, folder, 'node_modules', file);
}

function typeNames(file: string): string[] {
  const declarations = readFileSync(file, 'utf8').matchAll(
    /^(?:\/\*\*.*\*\/ |\s*\*\/ )?export (?:declare )?(?:type|interface|class) (\w+)/gm,
  );
  return [...declarations].map(([, name = '']) => name);
}

/**
 * Returns a program that compiles only if the package's actual type is assignable to the signature, and if the package
 * has every property that the signature lists.
 */
export function signatureCheck({ page, code }: Sample): string {
  const owner = OWNERS.find(([folder]) => page.startsWith(folder))?.[1];
  const functions = [...new Set([...code.matchAll(/^function (\w+)/gm)].map((match) => match[1]))];
  const types = [...code.matchAll(/^(?:interface|type) (\w+)(<)?/gm)];
  const declared = types.map(([, name]) => name);
  const sources = isBrowserPage(page) ? IN_BROWSER : IN_NODE;
  // the first module that has a type of this name
  const home = (name = ''): string | undefined => sources.find(({ types }) => types.includes(name))?.as;
  return [
    code.replace(/^function /gm, 'declare function '),
    ...sources.flatMap(({ as, module, types }) => {
      const named = types.filter((name) => home(name) === as && !declared.includes(name));
      return [
        `import type * as ${as} from '${module}';`,
        `import type { ${named.join(', ')} } from '${module}';`,
      ];
    }),
    isBrowserPage(page) ? 'type BrowserElementExpect = ReturnType<typeof api.expect.element>;' : '',
    `declare const owner: ${owner};`,
    ...functions.map((name) => `{ const documented: typeof ${name} = owner.${name}; void documented; }`),
    ...types.flatMap(([, name, generic]) => typeCheck(home(name), name, generic ? '<any>' : '')),
  ].join('\n');
}

function typeCheck(home: string | undefined, name = '', parameters = ''): string[] {
  if (!home) return [];
  const [actual, documented] = [`${home}.${name}${parameters}`, `${name}${parameters}`];
  return [
    `declare const actual${name}: ${actual};`,
    `{ const documented: ${documented} = actual${name}; void documented; }`,
    `{ const known: keyof (${actual}) = null! as keyof ${documented}; void known; }`,
  ];
}

import type { Random } from './random.ts';
import { OPTIONS } from './words.ts';

const VERBS = [
  'load',
  'parse',
  'merge',
  'render',
  'collect',
  'resolve',
  'compare',
  'report',
  'filter',
  'watch',
];
const THINGS = ['Cart', 'User', 'Price', 'Order', 'Session', 'Graph', 'Report', 'Module', 'Token', 'Invoice'];

/** Minimum and maximum length of a code block, in lines. */
const LINES = { least: 8, most: 20 };

/** One fenced code block per language; names are random, so no two pages share a block. */
export function codeBlocks(random: Random): string[] {
  return [ts, tsx, json, bash, js].map((make) => make(random, random.between(LINES.least, LINES.most)));
}

function fence(info: string, lines: readonly string[]): string {
  return ['```', info, '\n', lines.join('\n'), '\n```'].join('');
}

/** Returns an identifier that is nearly unique to the page. */
function name(random: Random): string {
  return `${random.pick(VERBS)}${random.pick(THINGS)}${random.between(10, 9999)}`;
}

/** Returns the given number of lines, each created from its index. */
function fill(count: number, line: (index: number) => string): string[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => line(index));
}

function ts(random: Random, count: number): string {
  const [tested, helper] = [name(random), name(random)];
  return fence(`ts title="${tested}.test.ts" {4}`, [
    `import { expect, rstest, test } from '@rstest/core';`,
    `import { ${tested} } from './${tested}.ts';`,
    '',
    `test('${tested} returns ${random.between(2, 99)} entries', async () => {`,
    `  const ${helper} = rstest.fn((value: number): string => \`\${value + ${random.between(1, 99)}}\`);`,
    ...fill(
      count - 6,
      () => `  expect(await ${tested}(${random.between(1, 999)}, ${helper})).toBe('${name(random)}');`,
    ),
    '});',
  ]);
}

function tsx(random: Random, count: number): string {
  const thing = random.pick(THINGS);
  const state = name(random);
  return fence(`tsx title="${thing}${random.between(1, 99)}.tsx"`, [
    `import { useState } from 'react';`,
    '',
    `export function ${thing}({ label, limit = ${random.between(2, 90)} }: { label: string; limit?: number }) {`,
    `  const [${state}, update] = useState<string | undefined>(label);`,
    '  return (',
    '    <section aria-label={label}>',
    ...fill(
      count - 9,
      (index) =>
        `      <button onClick={() => update('${name(random)}')}>{${state} ?? limit + ${index}}</button>`,
    ),
    '    </section>',
    '  );',
    '}',
  ]);
}

function json(random: Random, count: number): string {
  const entries = fill(count - 2, (index) => {
    const value = index % 3 === 0 ? `"${name(random)}"` : index % 3 === 1 ? random.between(1, 9999) : 'true';
    return `  "${random.pick(OPTIONS)}.${index}": ${value}${index === count - 3 ? '' : ','}`;
  });
  return fence('json', ['{', ...entries, '}']);
}

function bash(random: Random, count: number): string {
  return fence('bash', [
    `# ${name(random)}: run what changed, then everything`,
    ...fill(count - 1, (index) =>
      index % 4 === 3
        ? `export ${name(random).toUpperCase()}="$HOME/.cache/${name(random)}"`
        : `npx rstest ${name(random)} --retry ${random.between(1, 5)} --testTimeout=${random.between(100, 9000)}`,
    ),
  ]);
}

function js(random: Random, count: number): string {
  const made = name(random);
  return fence(`js title="rstest.config.js"${random.next() < 0.5 ? ' lineNumbers' : ''}`, [
    `import { defineConfig } from '@rstest/core';`,
    '',
    `// ${made} is read before anything else`,
    'export default defineConfig({',
    ...fill(count - 6, (index) =>
      index % 3 === 2
        ? `  define${index}: { limit: ${random.between(1, 99)}, active: process.env.CI === '${name(random)}' },`
        : `  files${index}: ['src/${name(random)}/**/*.test.ts', /${name(random)}$/],`,
    ),
    `  name: '${made}',`,
    '});',
  ]);
}

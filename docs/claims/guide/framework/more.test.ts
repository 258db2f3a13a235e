import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

const component = (jsx: string): string => `
  /** @jsxImportSource ${jsx} */
  export const Tea = () => <button type="button">Tea</button>;`;
const tests = (library: string, tea: string, file: string): string => `
  import { render, screen } from '${library}';
  import { expect, test } from '@rstest/core';
  import ${file.endsWith('.svelte') ? 'Tea' : '{ Tea }'} from './${file}';
  test('renders', () => { render(${tea}); });
  test('finds one', () => { render(${tea}); screen.getByRole('button'); });`;
const plugins: Record<string, string> = {
  svelte: 'pluginSvelte({ preprocessOptions: { typescript: false } })',
  solid: 'pluginBabel({ include: /\\.[jt]sx$/ }), pluginSolid()',
  preact: 'pluginPreact()',
};
const project = (name: string, plugin: string, files: string, globals: boolean): string =>
  `{ name: '${name}', plugins: [${plugin}], testEnvironment: 'happy-dom', include: ['${files}'], globals: ${globals} }`;
let run: RstestRun;

beforeAll(async () => {
  const projects = Object.entries(plugins).flatMap(([name, plugin]) => [
    project(`${name}-plain`, plugin, `${name}.test.tsx`, false),
    project(`${name}-globals`, plugin, `${name}.test.tsx`, true),
  ]);
  run = await runRstest({
    'rstest.config.ts': `
      import { pluginBabel } from '@rsbuild/plugin-babel';
      import { pluginPreact } from '@rsbuild/plugin-preact';
      import { pluginSolid } from '@rsbuild/plugin-solid';
      import { pluginSvelte } from '@rsbuild/plugin-svelte';
      export default { projects: [
        ${projects},
        ${project('typed', 'pluginSvelte()', 'typed.test.ts', false)},
        ${project('alias', 'pluginPreact()', 'alias.test.ts', false)},
        { name: 'service', include: ['pid-*.test.ts'] },
      ] };`,
    'Tea.svelte': '<button>Tea</button>',
    'Typed.svelte': '<script lang="ts">let { name }: { name: string } = $props();</script><p>{name}</p>',
    'Solid.tsx': component('solid-js'),
    'Preact.tsx': component('preact'),
    'svelte.test.tsx': tests('@testing-library/svelte', 'Tea', 'Tea.svelte'),
    'solid.test.tsx': tests('@solidjs/testing-library', '() => Tea()', 'Solid'),
    'preact.test.tsx': tests('@testing-library/preact', 'Tea()', 'Preact'),
    'typed.test.ts': `
      import { expect, test } from '@rstest/core';
      import Typed from './Typed.svelte';
      test('compiles', () => { expect(Typed).toBeDefined(); });`,
    'alias.test.ts': `
      import { expect, test } from '@rstest/core';
      import { useState } from 'react';
      import { useState as preact } from 'preact/compat';
      test('is the same', () => { expect(useState).toBe(preact); });`,
    ...Object.fromEntries(
      ['pid-a.test.ts', 'pid-b.test.ts'].map((name) => [
        name,
        `import { test } from '@rstest/core'; test('says', () => console.log('pid ' + process.pid + ' ' + typeof document));`,
      ]),
    ),
  });
});

test('#svelte: convertCompilerOptionsFromJson is not a function', () => {
  expect(run.output).toContain('✗ [typed]');
  expect(run.output).toContain('convertCompilerOptionsFromJson is not a function');
});
test('#pitfalls: These libraries unmount by themselves only if there is a global afterEach', () => {
  for (const name of Object.keys(plugins)) {
    expect(run.output).toContain(`✗ [${name}-plain]`);
    expect(run.output).toContain(`✓ [${name}-globals]`);
  }
});
test('#preact: By default the plugin also lets packages made for React run on Preact', () =>
  expect(run.output).toContain('✓ [alias]'));

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import type {
  toRstestConfig,
  withRsbuildConfig,
} from '../../../../examples/rsbuild-app/node_modules/@rstest/adapter-rsbuild/dist/index.js';
import { runRstest } from '../../../../tools/docs/claims/runRstest.ts';
import { exampleFiles } from '../../../recordings/examples.ts';

/** The adapter stands in a workspace of its own, beside the version of the package that it fits. */
const folder = path.resolve('examples/rsbuild-app/node_modules/@rstest/adapter-rsbuild');
const adapter: { toRstestConfig: typeof toRstestConfig; withRsbuildConfig: typeof withRsbuildConfig } =
  await import(/* webpackIgnore: true */ path.join(folder, 'dist/index.js'));
const config = {
  source: { define: { CURRENCY: '"EUR"' } },
  environments: {
    server: { output: { target: 'node' as const }, source: { define: { SERVER: 'true' } } },
  },
};

test('#which-versions-fit: 0.11.9 names @rstest/core ^0.11.0 as its peer', () => {
  const { version, peerDependencies } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  expect(version).toBe('0.11.9');
  expect(peerDependencies['@rstest/core']).toBe('^0.11.0');
});

test('#an-application-with-two-environments: The target decides which test environment is used', () => {
  const server = adapter.toRstestConfig({ rsbuildConfig: config, environmentName: 'server' });
  expect(server).toMatchObject({ testEnvironment: 'node', name: 'server' });
});

test('#pitfalls: An application without output.target is tested in happy-dom', () => {
  expect(adapter.toRstestConfig({ rsbuildConfig: config }).testEnvironment).toBe('happy-dom');
});

test('#pitfalls: An unknown environmentName is no error. You get the settings outside environments, under that name', () => {
  const none = adapter.toRstestConfig({ rsbuildConfig: config, environmentName: 'none' });
  expect(none.name).toBe('none');
  expect(none.source?.define).toEqual({ CURRENCY: '"EUR"' });
});

test('#what-is-taken-over: output.externals, tools.postcss and the other tools are left out as well', () => {
  const rsbuildConfig = {
    output: { externals: ['react'] },
    tools: { postcss: {}, rspack: { cache: false } },
  };
  const found = adapter.toRstestConfig({ rsbuildConfig });
  expect(Object.keys(found.tools ?? {}).sort()).toEqual(['bundlerChain', 'rspack', 'swc']);
  expect(found.output).not.toHaveProperty('externals');
});

test('#which-versions-fit: The example below passes with 0.12.0 too', async () => {
  const files = exampleFiles('rsbuild-app');
  const config =
    files['rstest.config.ts']?.replace('@rstest/adapter-rsbuild', path.join(folder, 'dist/index.js')) ?? '';
  const { code, output } = await runRstest({ ...files, 'rstest.config.ts': config });
  expect(output).toContain('Rstest v0.12.0');
  expect(output).toContain('Tests 2 passed');
  expect(code).toBe(0);
});

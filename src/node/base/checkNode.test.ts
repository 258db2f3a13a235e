import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkNode } from './commandLine.ts';

// `tools/testNodes.ts` runs everything on these versions
it('rejects exactly the versions that "engines" rejects', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(engines.node).toBe('^22.22.0 || >=24.8.0');
  for (const version of ['22.22.0', '22.30.1', '24.8.0', '26.0.0', '30.1.0'])
    expect(() => checkNode(version)).not.toThrow();
  for (const version of ['20.20.2', '22.21.0', '23.11.0', '24.7.0'])
    expect(() => checkNode(version)).toThrow(/Node\.js 22\.22\+ \(22\.x\) or 24\.8\+ is required/);
});

it('the command line imports nothing else before it checks the version', () => {
  const imports = (file: string) =>
    [...readFileSync(file, 'utf8').matchAll(/^import .*? from '(.*)';$/gm)].map(([, name]) => name);
  expect(imports('src/node/commands/docs.ts')).toEqual(['../base/supportedNode.ts']);
  expect(imports('src/node/base/supportedNode.ts')).toEqual([]);
});

import { expect, it } from 'vitest';
import { checkNode } from './nodeVersion.ts';

it.each(['22.22.0', '22.30.1', '24.8.0', '26.0.0'])('Node %s will do', (version) => {
  expect(() => checkNode(version)).not.toThrow();
});

it.each(['20.20.2', '22.21.0', '23.11.0', '24.7.0'])(
  'Node %s is too old, or no longer maintained',
  (version) => {
    expect(() => checkNode(version)).toThrow(/not supported: 22\.22 or 24\.8, or later, is needed/);
  },
);

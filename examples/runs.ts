/** A command whose real output stands in the documentation. */
export interface Run {
  /** Name of the file below `recordings/`. */
  name: string;
  /** Project below `examples/`. */
  project: string;
  /** The test runner, as it is installed for that project. Default: `'rstest'`. */
  runner?: 'rstest' | 'jest' | 'vitest';
  /** Arguments of the runner. */
  args: string[];
  /** Whether the tests are meant to pass. */
  passes: boolean;
}

/** Everything that `npm run docs:record` records. */
export const runs: Run[] = [
  {
    name: 'pass',
    project: 'shop',
    args: ['run', 'PriceTag', 'cart', 'money', 'dates', '--reporter', 'verbose'],
    passes: true,
  },
  { name: 'fail', project: 'basket', args: ['run'], passes: false },
  {
    name: 'related',
    project: 'shop',
    args: ['run', '--related', 'src/money.ts', '--reporter', 'verbose'],
    passes: true,
  },
  {
    name: 'mocks',
    project: 'shop',
    args: ['run', 'order', 'rates', 'autosave', 'shipping', '--reporter', 'verbose'],
    passes: true,
  },
  { name: 'migrate-jest-before', project: 'migrate-jest/before', runner: 'jest', args: [], passes: true },
  { name: 'migrate-jest-after', project: 'migrate-jest/after', args: ['run'], passes: true },
  {
    name: 'migrate-vitest-before',
    project: 'migrate-vitest/before',
    runner: 'vitest',
    args: ['run'],
    passes: true,
  },
  { name: 'migrate-vitest-after', project: 'migrate-vitest/after', args: ['run'], passes: true },
  { name: 'rsbuild-app', project: 'rsbuild-app', args: ['run'], passes: true },
];

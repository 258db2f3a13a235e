/** A command whose real output stands in the documentation. */
export interface Run {
  /** Name of the file below `recordings/`. */
  name: string;
  /** Project below `examples/`. */
  project: string;
  /** Arguments of `rstest`. */
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
];

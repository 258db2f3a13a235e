import { chooseVerification, type Sample, type Verification } from './samples.ts';

const LABELS: Record<Verification, string> = {
  run: 'tests, executed and type-checked',
  types: 'other scripts, type-checked',
  signature: 'signatures, compared with the types of the package',
  parse: 'data, parsed',
  flags: 'command lines, compared with --help',
  output: 'terminal output, compared with a recording',
  material: 'files that the tests above use',
  embedded: 'files of examples/, which are compiled and run there',
  illustrative: 'illustrative, with a reason',
};

/** Returns the table at the end of the `docs:verify` output. */
export function summary(pages: number, samples: readonly Sample[]): string {
  const groups = Map.groupBy(samples, chooseVerification);
  const rows = (Object.keys(LABELS) as Verification[]).map((kind): [string, number] => [
    LABELS[kind],
    groups.get(kind)?.length ?? 0,
  ]);
  const all: [string, number][] = [['pages', pages], ['samples in each language', samples.length], ...rows];
  return all
    .map(([label, count], index) => `${String(count).padStart(5)}  ${index > 1 ? '  ' : ''}${label}`)
    .join('\n');
}

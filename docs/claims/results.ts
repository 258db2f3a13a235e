import type { RstestRun } from '../../tools/docs/claims/runRstest.ts';

/** What the JSON reporter says about a test. */
interface Result {
  fullName: string;
  status: 'pass' | 'fail' | 'skip' | 'todo';
  project: string;
  retryCount?: number;
  errors?: { message: string }[];
}

interface Report {
  files: {
    testPath: string;
    project: string;
    status: string;
    errors?: { message: string }[];
    results: Result[];
  }[];
}

/** The result of a test in a run with `--reporter=json`; names of suites and test are joined by ` > `. Without a project: of any. */
export function resultOf(run: RstestRun, name: string, project?: string): Result | undefined {
  return reportOf(run)
    .files.flatMap(({ results }) => results)
    .find((result) => result.fullName === name && isOf(result, project));
}

/** Whether a test passed in such a run. */
export function statusOf(run: RstestRun, name: string, project?: string): string | undefined {
  return resultOf(run, name, project)?.status;
}

/** The result of a test file in such a run. */
export function fileOf(run: RstestRun, path: string, project?: string): Report['files'][number] | undefined {
  return reportOf(run).files.find((file) => file.testPath === path && isOf(file, project));
}

/** Full names of the tests that a project has run and not skipped. */
export function passedIn(run: RstestRun, project: string): string[] {
  const results = reportOf(run).files.flatMap((file) => file.results);
  return results
    .filter((result) => result.project === project && result.status === 'pass')
    .map(({ fullName }) => fullName);
}

/** Paths of the test files in such a run, in the order in which they ended. */
export function filesOf(run: RstestRun): string[] {
  return reportOf(run).files.map(({ testPath }) => testPath);
}

function isOf(result: { project: string }, project = result.project): boolean {
  return result.project === project;
}

function reportOf({ output }: RstestRun): Report {
  const text = `\n${output}`;
  const [start, end] = [text.indexOf('\n{\n'), text.lastIndexOf('\n}')];
  if (start === -1) throw new Error(`The run did not end with a report:\n${output}`);
  return JSON.parse(text.slice(start, end + 2));
}

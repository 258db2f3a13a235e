import path from 'node:path';
import type { Problem } from '../../../src/build/problems.ts';
import { runCommand } from '../runCommand.ts';
import { WorkFolder } from '../workFolder.ts';
import { isInSource, type Project } from './projects.ts';
import { isConfig, type Sample } from './samples.ts';

/** Options that behave differently in a multi-project run: options of the whole run, and paths relative to its root. */
const WHOLE_RUN =
  /^\s{2}(?:pool|isolate|reporters|coverage|bail|onConsoleLog|update|resolveSnapshotPath|resolve)\b/m;

/** The part of the JSON reporter's result for a test file that is needed here. */
interface FileReport {
  testPath: string;
  status: string;
  errors?: ReportedError[];
  results: { status: string; fullName: string; errors?: ReportedError[] }[];
}
interface ReportedError {
  message: string;
  stack?: string;
}

/** Runs the test samples of all projects, most of them in a single run, and checks their results. */
export async function checkRuns(projects: readonly Project[]): Promise<Problem[]> {
  const runnable = projects.map(withInSource).filter(({ tests }) => tests.length > 0);
  if (runnable.length === 0) return [];
  const work = new WorkFolder();
  try {
    const alone = runnable.filter(needsOwnRun);
    const together = runnable.filter((project) => !needsOwnRun(project));
    for (const project of together) writeProject(work, 'together', project);
    for (const project of alone) writeProject(work, 'alone', project);
    work.write(
      'together/rstest.config.ts',
      `export default { projects: [${together.map((project) => JSON.stringify(project.name))}] };`,
    );
    const reports = new Map<string, FileReport>();
    if (together.length > 0) await collect(work, 'together', reports);
    for (const project of alone) await collect(work, `alone/${project.name}`, reports);
    return runnable.flatMap((project) =>
      project.tests.flatMap((test) => {
        const sample = project.files.get(test);
        const folder = needsOwnRun(project) ? 'alone' : 'together';
        return sample ? judge(sample, reports.get(path.posix.join(folder, project.name, test))) : [];
      }),
    );
  } finally {
    work.remove();
  }
}

function withInSource(project: Project): Project {
  const config = [...project.files.values()].find(isConfig);
  if (!config?.code.includes('includeSource')) return project;
  const sources = [...project.files].filter(([, sample]) => isInSource(sample)).map(([name]) => name);
  return { ...project, tests: [...project.tests, ...sources] };
}

function needsOwnRun({ files }: Project): boolean {
  return [...files.values()].some((sample) => isConfig(sample) && WHOLE_RUN.test(sample.code));
}

function writeProject(work: WorkFolder, folder: string, project: Project): void {
  for (const [name, sample] of project.files)
    work.write(`${folder}/${project.name}/${name}`, `${sample.code}\n`);
  if (!project.files.has('rstest.config.ts')) {
    // without a name, the runner would use the folder's, which several projects share
    work.write(`${folder}/${project.name}/rstest.config.ts`, `export default { name: '${project.name}' };`);
  }
}

async function collect(work: WorkFolder, folder: string, reports: Map<string, FileReport>): Promise<void> {
  const cwd = path.join(work.path, folder);
  const { output } = await runCommand('rstest', ['run', '--reporter=json'], { cwd });
  const start = output.indexOf('\n{');
  let files: FileReport[];
  try {
    files = JSON.parse(output.slice(start, output.lastIndexOf('\n}') + 2)).files;
  } catch {
    throw new Error(`The test run of the samples did not end with a report:\n${output}`);
  }
  for (const file of files) reports.set(path.posix.join(folder, file.testPath), file);
}

function judge(sample: Sample, report: FileReport | undefined): Problem[] {
  const expectFailure = sample.meta.verify === 'fails';
  const problem = (message: string, advice: string, line = 0): Problem[] => [
    { severity: 'error', file: sample.file, line: sample.line + line, message, advice },
  ];
  if (!report)
    return problem(
      'This test sample did not run.',
      'Give the block a title that the configuration includes.',
    );
  const failed = report.status === 'fail';
  if (failed === expectFailure) return [];
  if (expectFailure)
    return problem('This test sample passes.', 'It is marked verify="fails"; correct the one or the other.');
  const error = [...(report.errors ?? []), ...report.results.flatMap(({ errors }) => errors ?? [])][0];
  const name = path.posix.basename(report.testPath);
  const line = Number(new RegExp(`${RegExp.escape(name)}:(\\d+):`).exec(error?.stack ?? '')?.[1] ?? 0);
  return problem(
    `This test sample fails: ${error?.message ?? 'no message'}`,
    'Mend it; or write verify="fails" after the fence if the page says that it fails.',
    line,
  );
}

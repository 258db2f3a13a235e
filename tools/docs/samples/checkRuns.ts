import path from 'node:path';
import type { Problem } from '../../../src/node/base/problems.ts';
import { browserFlags, isBrowserPage, linkBrowserPackages } from '../browserMode.ts';
import { runCommand } from '../runCommand.ts';
import { WorkFolder } from '../workFolder.ts';
import { isInSource, type Project } from './projects.ts';
import { isConfig, type Sample } from './samples.ts';

/** Options that behave differently in a multi-project run: options of the whole run, and paths relative to its root. */
const WHOLE_RUN =
  /^\s{2}(?:pool|isolate|projects|reporters|coverage|bail|onConsoleLog|update|resolveSnapshotPath|resolve)\b/m;

/** Calls that change `process.env` of the test runner, which the workers of all projects inherit. */
const CHANGES_ENVIRONMENT = /\bloadEnv(?:File)?\(/;

/** The used part of the JSON reporter's result for a test file. */
export interface FileReport {
  testPath: string;
  status: string;
  errors?: ReportedError[];
  results: { status: string; fullName: string; errors?: ReportedError[] }[];
}
interface ReportedError {
  message: string;
  stack?: string;
}

/** Runs the test samples of all projects, and checks their results. */
export async function checkRuns(projects: readonly Project[]): Promise<Problem[]> {
  const runnable = projects.map(withInSource).filter(({ tests }) => tests.length > 0);
  const findReport = await runProjects(runnable);
  return runnable.flatMap((project) =>
    project.tests.flatMap((test) => {
      const sample = project.files.get(test);
      return sample ? judge(sample, findReport(project, test)) : [];
    }),
  );
}

/** Runs the tests of all projects, most of them in a single run. Returns a function that finds the report of a test file. */
export async function runProjects(
  projects: readonly Project[],
): Promise<(project: Project, test: string) => FileReport | undefined> {
  const reports = new Map<string, FileReport>();
  const work = new WorkFolder();
  try {
    for (const [folder, group] of Map.groupBy(projects, runFolder)) {
      for (const project of group) writeProject(work, folder, project);
      const names = group.map(({ name }) => JSON.stringify(name));
      if (!folder.startsWith('alone/'))
        work.write(`${folder}/rstest.config.ts`, `export default { projects: [${names}] };`);
      await collect(work, folder, reports);
    }
    return (project, test) => reports.get(path.posix.join(projectPath(project), test));
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

/** Returns the folder that the test runner is started in; most projects share one. */
function runFolder(project: Project): string {
  // a run in a browser can have about twenty projects, since each takes a port and only the next 20 are tried
  if (isBrowserPage(project.page)) return `browser-${path.posix.dirname(project.page).replaceAll('/', '-')}`;
  return needsSeparateRun(project) ? `alone/${project.name}` : 'together';
}

function projectPath(project: Project): string {
  const folder = runFolder(project);
  return folder.startsWith('alone/') ? folder : `${folder}/${project.name}`;
}

function needsSeparateRun({ files }: Project): boolean {
  return [...files.values()].some(
    (sample) => isConfig(sample) && (WHOLE_RUN.test(sample.code) || CHANGES_ENVIRONMENT.test(sample.code)),
  );
}

function writeProject(work: WorkFolder, folder: string, project: Project): void {
  for (const [name, sample] of project.files)
    work.write(`${projectPath(project)}/${name}`, `${sample.code}\n`);
  if (!project.files.has('rstest.config.ts')) {
    const browser = folder.startsWith('browser-')
      ? ", browser: { enabled: true, provider: 'playwright' }"
      : '';
    // without a name, the runner would use the folder's, which several projects share
    work.write(
      `${projectPath(project)}/rstest.config.ts`,
      `export default { name: '${project.name}'${browser} };`,
    );
  }
}

async function collect(work: WorkFolder, folder: string, reports: Map<string, FileReport>): Promise<void> {
  const cwd = path.join(work.path, folder);
  const args = ['run', '--reporter=json'];
  const { output } = folder.startsWith('browser-')
    ? await runCommand(
        'node',
        [linkBrowserPackages(cwd), ...args, ...browserFlags(), '--testTimeout=30000'],
        { cwd },
      )
    : await runCommand('rstest', args, { cwd });
  const start = output.indexOf('\n{');
  let files: FileReport[];
  try {
    files = JSON.parse(output.slice(start, output.lastIndexOf('\n}') + 2)).files;
  } catch {
    throw new Error(`The test run of the samples did not produce a report:\n${output}`);
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
      'Give the block a title that matches "include" of the configuration.',
    );
  const failed = report.status === 'fail';
  if (failed === expectFailure) return [];
  if (expectFailure)
    return problem(
      'This test sample passes.',
      'It is marked verify="fails". Fix the sample, or remove the mark.',
    );
  const error = [...(report.errors ?? []), ...report.results.flatMap(({ errors }) => errors ?? [])][0];
  const name = path.posix.basename(report.testPath);
  const line = Number(new RegExp(`${RegExp.escape(name)}:(\\d+):`).exec(error?.stack ?? '')?.[1] ?? 0);
  return problem(
    `This test sample fails: ${error?.message ?? 'no message'}`,
    'Fix it, or write verify="fails" after the fence if the page states that it fails.',
    line,
  );
}

import path from 'node:path';
import type { Problem } from '../../../src/node/base/problems.ts';
import { linkBrowserPackages } from '../browserMode.ts';
import { runCommand } from '../runCommand.ts';
import { WorkFolder } from '../workFolder.ts';
import type { Project } from './projects.ts';
import type { Sample } from './samples.ts';
import { createTypePrograms, type TypeProgram } from './typePrograms.ts';

/** Type-checks every script of every page, and compares signatures with the package. */
export async function checkTypes(
  projects: readonly Project[],
  signatures: readonly Sample[],
): Promise<Problem[]> {
  const programs = createTypePrograms(projects, signatures).filter(({ files }) => files.size > 0);
  const work = new WorkFolder();
  try {
    const problems = await Promise.all(
      programs.map((program, index) => compile(work, `program-${index}`, program)),
    );
    return problems.flat();
  } finally {
    work.remove();
  }
}

async function compile(work: WorkFolder, folder: string, program: TypeProgram): Promise<Problem[]> {
  for (const [name, code] of program.files) work.write(`${folder}/${name}`, code);
  work.write(`${folder}/tsconfig.json`, JSON.stringify(program.tsconfig));
  const cwd = path.join(work.path, folder);
  if (program.browser) linkBrowserPackages(cwd);
  const { output } = await runCommand('tsc', ['--pretty', 'false'], { cwd });
  return problemsIn(output, program.samples);
}

function problemsIn(output: string, samples: ReadonlyMap<string, Sample>): Problem[] {
  const errors = output.matchAll(/^(.+?)\((\d+),(\d+)\): error (.+(?:\n {2}.+)*)/gm);
  const problems = [...errors].map(([, file = '', line, column, message = '']): Problem => {
    const sample = samples.get(file.split(path.sep).join('/'));
    if (!sample) throw new Error(`The compiler reported errors outside the samples:\n${output}`);
    return {
      severity: 'error',
      file: sample.file,
      // errors in code appended to a signature are attributed to its last line
      line: sample.line + Math.min(Number(line), sample.code.split('\n').length),
      column: Number(column),
      message,
      advice: 'Fix the sample. The types of the package are authoritative.',
    };
  });
  if (problems.length === 0 && output.trim() !== '') throw new Error(`The compiler failed:\n${output}`);
  return problems;
}

import { ProblemsError } from './problems.ts';

/** What Node calls errors of the file system: `ENOSPC: no space left on device, write`. Threads pass on no more than that. */
const FILE_SYSTEM = /^E[A-Z]{3,}: /;

/** An error of the file system as a problem that somebody can mend, without a stack; any other as it is. */
export function fileSystemProblem(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof ProblemsError || !FILE_SYSTEM.test(error.message))
    return error;
  const advice =
    'Is there room on the disk, and may the folder be written to? The previous site is as it was.';
  return new ProblemsError([{ severity: 'error', file: 'file system', message: error.message, advice }]);
}

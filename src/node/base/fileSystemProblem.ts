import { ProblemsError } from './problems.ts';

/** Node's file system errors: `ENOSPC: no space left on device, write`. Only the message survives crossing threads. */
const FILE_SYSTEM = /^E[A-Z]{3,}: /;

/** Turns a file system error into a problem that users can fix, without a stack; returns any other error unchanged. */
export function fileSystemProblem(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof ProblemsError || !FILE_SYSTEM.test(error.message))
    return error;
  const advice =
    'Is there room on the disk, and may the folder be written to? The previous site is as it was.';
  return new ProblemsError([{ severity: 'error', file: 'file system', message: error.message, advice }]);
}

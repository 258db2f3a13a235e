import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Problem } from '../../../src/node/base/problems.ts';
import { ROOT } from '../root.ts';
import { runCommand } from '../runCommand.ts';
import type { ClaimFile } from './claims.ts';

export const CLAIMS_CONFIG = 'tools/docs/claims/rstest.config.ts';
/** More workers would slow down the commands that the claims start. */
const WORKERS = 2;
/** Timeout for all claims on a small and busy machine, in milliseconds. */
const TIMEOUT_MS = 1_800_000;

interface ReportedError {
  message: string;
  stack?: string;
}
/** The used part of the JSON reporter's result for a test file. */
export interface ClaimReport {
  testPath: string;
  status: string;
  errors?: ReportedError[];
  results: { name: string; status: string; errors?: ReportedError[] }[];
}

/** Runs claim files with the installed package in a single run, and returns the failed claims. */
export async function runClaims(files: readonly ClaimFile[]): Promise<Problem[]> {
  if (files.length === 0) return [];
  const folder = mkdtempSync(path.join(tmpdir(), 'claims-'));
  const report = path.join(folder, 'report.json');
  try {
    const args = [
      'run',
      '-c',
      CLAIMS_CONFIG,
      '--pool.maxWorkers',
      String(WORKERS),
      ...files.map(({ file }) => file),
    ];
    const env = { CLAIMS_REPORT: report };
    const { output } = await runCommand('rstest', args, { cwd: ROOT, env, timeout: TIMEOUT_MS });
    let reports: ClaimReport[];
    try {
      reports = JSON.parse(readFileSync(report, 'utf8')).files;
    } catch {
      throw new Error(`The test run of the claims did not produce a report:\n${output}`);
    }
    return judgeClaims(files, reports);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function judgeClaims(files: readonly ClaimFile[], reports: readonly ClaimReport[]): Problem[] {
  const byPath = new Map(reports.map((report) => [report.testPath, report]));
  return files.flatMap(({ file, claims }) => {
    const report = byPath.get(file);
    const problem = (line: number, message: string, advice: string): Problem => ({
      severity: 'error',
      file,
      line,
      message,
      advice,
    });
    const fileError = report?.errors?.[0];
    if (fileError || !report) {
      const message = `The claims could not be run: ${firstLine(fileError) ?? 'the file did not run'}`;
      return [
        problem(
          errorLine(fileError, file) ?? 1,
          message,
          'Fix this error first: it stops all claims of the file.',
        ),
      ];
    }
    const known = new Set(claims.map(({ title }) => title));
    const unknown = report.results.filter(({ name }) => !known.has(name));
    const hidden = unknown.map(({ name }) =>
      problem(1, `"${name}" is not recognized as a claim.`, "Declare it as test('…') or it('…')."),
    );
    const problems = claims.flatMap(({ title, line }) => {
      const results = report.results.filter(({ name }) => name === title);
      const failed = results.find(({ status }) => status === 'fail');
      if (failed) {
        const [error] = failed.errors ?? [];
        const message = `"${title}" failed: ${firstLine(error) ?? 'no message'}`;
        return [
          problem(errorLine(error, file) ?? line, message, 'Fix the page and the title, or the assertion.'),
        ];
      }
      if (results.some(({ status }) => status === 'pass')) return [];
      return [problem(line, `"${title}" was skipped.`, 'Remove "skip" or "only".')];
    });
    return [...hidden, ...problems];
  });
}

function firstLine(error: ReportedError | undefined): string | undefined {
  return error?.message.split('\n')[0];
}

function errorLine(error: ReportedError | undefined, file: string): number | undefined {
  const name = RegExp.escape(path.posix.basename(file));
  const line = new RegExp(`${name}:(\\d+):`).exec(error?.stack ?? '')?.[1];
  return line === undefined ? undefined : Number(line);
}

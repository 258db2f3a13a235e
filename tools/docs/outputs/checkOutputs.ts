import type { Problem } from '../../../src/node/base/problems.ts';
import { comparableLines } from './normalizeOutput.ts';
import type { Output } from './outputs.ts';
import { type Recording, readRecordings } from './recordings.ts';

/** Compares every quoted output with its recording, and reports recordings that are missing or outdated. */
export function checkOutputs(outputs: readonly Output[]): Problem[] {
  const byPage = Map.groupBy(outputs, ({ sample }) => sample.page);
  return [...byPage].flatMap(([page, pageOutputs]) => {
    const recordings = readRecordings(page);
    return pageOutputs.flatMap((output) =>
      checkOutput(
        output,
        recordings.find(({ inputs }) => inputs === output.inputs),
      ),
    );
  });
}

export function checkOutput({ sample, command }: Output, recording: Recording | undefined): Problem[] {
  const problem = (message: string, advice: string, line = 0): Problem[] => [
    { severity: 'error', file: sample.file, line: sample.line + line, message, advice },
  ];
  if (!recording) {
    return problem(
      `"${command}" has not been recorded with the current files of this page.`,
      `Run: npm run docs:record -- ${sample.page}`,
    );
  }
  const recorded = comparableLines(recording.text);
  if (sample.code.trim() === '' && recorded.length > 0)
    return problem(
      `The output block of "${command}" is empty.`,
      `Run "npm run docs:record -- ${sample.page}" to insert the complete output.`,
    );
  let from = 0;
  for (const [index, line] of sample.code.split('\n').entries()) {
    const [expected] = comparableLines(line);
    if (expected === undefined) continue;
    const position = recorded.indexOf(expected, from);
    if (position === -1) {
      return problem(
        `"${command}" does not print this line here: ${line.trim()}`,
        `Run "npm run docs:record -- ${sample.page}", or copy lines of docs/recordings/${sample.page.replaceAll('/', '-')}.ansi, in order.`,
        index + 1,
      );
    }
    from = position + 1;
  }
  return [];
}

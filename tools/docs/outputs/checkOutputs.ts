import type { Problem } from '../../../src/node/base/problems.ts';
import { comparableLines } from './normalizeOutput.ts';
import type { Output } from './outputs.ts';
import { type Recording, readRecordings } from './recordings.ts';

/** Compares every quoted output with its recording, and reports recordings that are missing or outdated. */
export function checkOutputs(outputs: readonly Output[]): Problem[] {
  const byPage = Map.groupBy(outputs, ({ sample }) => sample.page);
  return [...byPage].flatMap(([page, ofPage]) => {
    const recordings = readRecordings(page);
    return ofPage.flatMap((output) =>
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
      `There is no recording of “${command}” with the files that this page shows now.`,
      `Run: npm run docs:record -- ${sample.page}`,
    );
  }
  const recorded = comparableLines(recording.text);
  if (sample.code.trim() === '' && recorded.length > 0)
    return problem(
      `Nothing of what “${command}” prints is quoted.`,
      `Run: npm run docs:record -- ${sample.page}, which quotes all of it.`,
    );
  let from = 0;
  for (const [index, line] of sample.code.split('\n').entries()) {
    const [wanted] = comparableLines(line);
    if (wanted === undefined) continue;
    const found = recorded.indexOf(wanted, from);
    if (found === -1) {
      return problem(
        `“${command}” prints no such line here: ${line.trim()}`,
        `Run: npm run docs:record -- ${sample.page}, or quote what docs/recordings/${sample.page.replaceAll('/', '-')}.ansi says, in its order.`,
        index + 1,
      );
    }
    from = found + 1;
  }
  return [];
}

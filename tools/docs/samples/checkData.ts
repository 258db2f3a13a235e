import type { Problem } from '../../../src/node/base/problems.ts';
import type { Sample } from './samples.ts';

/** Checks that JSON samples are valid JSON. */
export function checkData(samples: readonly Sample[]): Problem[] {
  return samples.flatMap((sample) => {
    try {
      JSON.parse(sample.code);
      return [];
    } catch (error) {
      const message = `This is not valid JSON: ${(error as Error).message}`;
      const advice = 'Fix it. JSON does not allow comments or trailing commas.';
      return [{ severity: 'error' as const, file: sample.file, line: sample.line, message, advice }];
    }
  });
}

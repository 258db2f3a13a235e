import { type Problem, suggestion } from '../../../src/node/base/problems.ts';
import { chooseProof, isScript, isTest, type Sample } from './samples.ts';

/** Values of `verify=`; `skip:` is followed by a reason. */
const MARKS = ['fails', 'alone', 'types', 'skip: REASON'];
/** Maximum share of samples that may be shown without verification. */
const MAX_ILLUSTRATIVE = 0.02;

/**
 * Checks the `verify=` marks of samples, and that no sample is left unverified.
 *
 * @param share also check how many samples there are without proof; pointless for a single page
 */
export function checkMarks(samples: readonly Sample[], { share = true } = {}): Problem[] {
  const problems = samples.flatMap((sample) => {
    const problem = findProblem(sample);
    return problem ? [{ severity: 'error' as const, file: sample.file, line: sample.line, ...problem }] : [];
  });
  const illustrative = samples.filter((sample) => chooseProof(sample) === 'illustrative');
  if (share && illustrative.length > samples.length * MAX_ILLUSTRATIVE) {
    const message = `${illustrative.length} of ${samples.length} samples are not tested, more than 2%.`;
    const advice = 'Make some of them testable, or remove them.';
    problems.push({ severity: 'error', file: 'docs', line: 1, message, advice });
  }
  return problems;
}

function findProblem(sample: Sample): { message: string; advice: string } | undefined {
  const { verify, title, output } = sample.meta;
  if (verify !== undefined && !MARKS.includes(verify) && !/^skip:\s*\S/.test(verify)) {
    return { message: `Unknown word "${verify}" after verify=.`, advice: suggestion(verify, MARKS) };
  }
  if ((verify === 'fails' || verify === 'alone') && !isTest(sample)) {
    return {
      message: `verify="${verify}" only applies to blocks with tests.`,
      advice: 'Remove the mark.',
    };
  }
  if (sample.language === '' || (chooseProof(sample) === 'material' && !title && !isScript(sample))) {
    return {
      message: 'This block is not tested.',
      advice:
        output === undefined
          ? 'For terminal output, write output="the command" after the fence. Otherwise, write verify="skip: reason".'
          : 'Give it a language.',
    };
  }
  return undefined;
}

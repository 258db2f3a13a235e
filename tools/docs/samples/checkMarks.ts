import { type Problem, suggestion } from '../../../src/node/base/problems.ts';
import { chooseVerification, isScript, isTest, type Sample } from './samples.ts';

/** Values of `verify=`; `skip:` is followed by a reason. */
const MARKS = ['fails', 'alone', 'types', 'skip: REASON'];
/** Maximum share of samples that may be shown without verification. */
const MAX_ILLUSTRATIVE = 0.02;

/**
 * Checks the `verify=` marks of samples, and that no sample is left unverified.
 *
 * @param share also limit the share of unverified samples, for runs on all pages. Default: `true`
 */
export function checkMarks(samples: readonly Sample[], { share = true } = {}): Problem[] {
  const problems = samples.flatMap((sample) => {
    const problem = findProblem(sample);
    return problem ? [{ severity: 'error' as const, file: sample.file, line: sample.line, ...problem }] : [];
  });
  const illustrative = samples.filter((sample) => chooseVerification(sample) === 'illustrative');
  if (share && illustrative.length > samples.length * MAX_ILLUSTRATIVE) {
    const message = `${illustrative.length} of ${samples.length} samples aren't verified; the limit is 2%.`;
    const advice = 'Make some of them verifiable, or remove them.';
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
  if (sample.language === '' || (chooseVerification(sample) === 'material' && !title && !isScript(sample))) {
    return {
      message: "This block isn't verified.",
      advice:
        output === undefined
          ? 'For terminal output, write output="the command" after the fence. Otherwise, write verify="skip: reason".'
          : 'Give it a language.',
    };
  }
  return undefined;
}

/** `npm run lint:commits`. See `USAGE`. */
import { execFileSync } from 'node:child_process';
import { readCommandLine } from '../src/node/base/commandLine.ts';

const USAGE = `Usage: npm run lint:commits
Checks that commit subjects read "type(scope): imperative subject" and have at most 72 characters.`;

/** Last commit before this convention was introduced. */
const LAST_WITHOUT_CONVENTION = '7bde8548';
const MAX_LENGTH = 72;
const SUBJECT =
  /^(?:build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test)(?:\([\w-]+(?:, ?[\w-]+)*\))?!?: \S.*[^.]$/;

readCommandLine(USAGE, {});
const range = `${LAST_WITHOUT_CONVENTION}..HEAD`;
const log = execFileSync('git', ['log', '--no-merges', '--format=%h %s', range], { encoding: 'utf8' });
const invalid = log
  .split('\n')
  .filter((line) => line !== '')
  .filter((line) => {
    const subject = line.slice(line.indexOf(' ') + 1);
    return subject.length > MAX_LENGTH || !SUBJECT.test(subject);
  });
if (invalid.length > 0) {
  console.error(`Expected "type(scope): imperative subject", at most ${MAX_LENGTH} characters:`);
  console.error(invalid.map((line) => `  ${line}`).join('\n'));
  process.exitCode = 1;
}

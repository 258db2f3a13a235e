import type { RunError, RunEvent, TestOutcome } from './protocol.ts';

type Style = (text: string) => string;
const style =
  (open: number, close: number): Style =>
  (text) =>
    `\u001b[${open}m${text}\u001b[${close}m`;
const [bold, dim] = [style(1, 22), style(2, 22)];
const [red, green, yellow, cyan, gray] = [31, 32, 33, 36, 90].map((code) => style(code, 39)) as [
  Style,
  Style,
  Style,
  Style,
  Style,
];

const MARKS: Record<TestOutcome['status'], string> = {
  pass: green('✓'),
  fail: red('✗'),
  skip: gray('-'),
  todo: gray('-'),
};

/** Returns the output of Rstest's default reporter for a run, with colors. */
export function report(events: readonly RunEvent[], file: string): string {
  const tests = events.flatMap((event) => (event.type === 'test' ? [event.outcome] : []));
  const end = events.find((event) => event.type === 'end');
  const outside = end?.errors ?? [];
  const failed = tests.filter(({ status }) => status === 'fail');
  const isFailed = end?.status === 'fail';
  const name = coloredPath(file);
  return [
    ...events.flatMap((event) => (event.type === 'log' ? [gray(event.level), event.text, ''] : [])),
    ` ${bold(isFailed ? red('✗') : green('✓'))} ${name} ${gray(`(${tests.length})`)}`,
    ...tests.flatMap(testLines),
    ...(failed.length + outside.length > 0 ? ['', bold('Summary of all failing tests:'), ''] : []),
    ...failed.flatMap(({ names, errors }) =>
      errors.flatMap((error) => failure(`${name} ${dim('>')} ${names.join(' > ')}`, error)),
    ),
    ...outside.flatMap((error) => failure(name, error)),
    '',
    `${gray(' Test Files')} ${isFailed ? bold(red('1 failed')) : bold(green('1 passed'))}`,
    `${gray('      Tests')} ${totals(tests)}`,
    ...(end ? [`${gray('   Duration')} ${milliseconds(end.duration)}`] : []),
  ].join('\n');
}

function testLines({ status, names, duration, errors }: TestOutcome): string[] {
  const time = duration === undefined ? '' : gray(` (${milliseconds(duration)})`);
  const messages = errors.map(({ message }) => red(`    ${message.split('\n', 1)[0]}`));
  return [`  ${MARKS[status]} ${names.join(' > ')}${time}`, ...messages];
}

function failure(title: string, { name, message, diff, place }: RunError): string[] {
  return [
    `\u001b[41m\u001b[37m${bold(' FAIL ')}\u001b[39m\u001b[49m ${title}`,
    `${bold(red(name))}${red(`: ${message}`)}`,
    ...(diff ? ['', diff] : []),
    ...(place ? ['', gray(`        at ${place.path}:${place.line}`)] : []),
    '',
  ];
}

function totals(tests: readonly TestOutcome[]): string {
  const count = (status: TestOutcome['status']) => tests.filter((test) => test.status === status).length;
  const parts = [
    [count('fail'), (text: string) => bold(red(text)), 'failed'],
    [count('pass'), (text: string) => bold(green(text)), 'passed'],
    [count('skip'), yellow, 'skipped'],
    [count('todo'), yellow, 'todo'],
  ] as const;
  const counts = parts.flatMap(([number, color, word]) => (number > 0 ? [color(`${number} ${word}`)] : []));
  if (counts.length === 0) return gray('no tests');
  return counts.join(dim(' | ')) + (counts.length > 1 ? gray(` (${tests.length})`) : '');
}

function coloredPath(path: string): string {
  const start = path.lastIndexOf('/') + 1;
  return (start > 0 ? gray(path.slice(0, start)) : '') + cyan(path.slice(start));
}

const milliseconds = (value: number) => `${Math.round(value)}ms`;

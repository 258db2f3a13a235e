import { type RstestRun, runRstest } from './runRstest.ts';

/** Imports and helpers of every test; `html` replaces the content of the page. */
const HEAD = `
  import { beforeEach, expect, rs, test } from '@rstest/core';
  import { page, setTestIdAttribute } from '@rstest/browser';
  const html = (text: string) => { document.body.innerHTML = text; };
  beforeEach(() => html(''));
`;

export interface BrowserRun extends RstestRun {
  /** `pass`, or the error message, by the key of the body. */
  outcome: (key: string) => string;
}

/**
 * Runs statements as tests in a browser, all in one file.
 *
 * @param bodies statements by a key
 * @param files more files; a configuration must enable the browser mode
 */
export async function runInBrowser(
  bodies: Readonly<Record<string, string>>,
  files: Readonly<Record<string, string>> = {},
): Promise<BrowserRun> {
  const tests = Object.entries(bodies).map(([key, body]) => `test('${key}', async () => { ${body} });`);
  const run = await runRstest(
    {
      'rstest.config.ts': "export default { browser: { enabled: true, provider: 'playwright' } };",
      'bodies.test.ts': HEAD + tests.join('\n'),
      ...files,
    },
    ['run', '--reporter=json', '--testTimeout=30000'],
    { browser: true },
  );
  const outcomes = readOutcomes(run.output);
  return { ...run, outcome: (key) => outcomes.get(key) ?? `did not run:\n${run.output}` };
}

/** The used part of the JSON reporter's result. */
interface Report {
  files: { results: { fullName: string; status: string; errors?: { message: string }[] }[] }[];
}

function readOutcomes(output: string): Map<string, string> {
  const start = output.indexOf('\n{');
  let report: Report;
  try {
    report = JSON.parse(output.slice(start, output.lastIndexOf('\n}') + 2));
  } catch {
    throw new Error(`The test run did not produce a report:\n${output}`);
  }
  const results = report.files.flatMap((file) => file.results);
  return new Map(
    results.map(({ fullName, status, errors = [] }) => [fullName, errors[0]?.message ?? status]),
  );
}

import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

const print = `import { rs, test } from '@rstest/core';
  const { API_URL, GONE, PORT, SEEN } = process.env;
  console.log('in the file:', JSON.stringify([API_URL, typeof GONE, PORT, SEEN, import.meta.env.API_URL]));
  test('prints', () => {
    rs.stubEnv('API_URL', 'stub');
    rs.unstubAllEnvs();
    console.log('after unstubbing:', process.env.API_URL);
  });`;
const files = {
  'a.test.ts': print,
  '.env': 'FROM_FILE=yes',
  '.env.test': 'FROM_FILE=yes',
  'setup.ts': `console.log('from a file:', process.env.FROM_FILE); console.log('in setup:', process.env.API_URL);`,
  'global.ts': `export function setup() {
    console.log('in globalSetup:', process.env.API_URL);
    process.env.API_URL = 'global';
    process.env.SEEN = 'yes';
  }`,
  'rstest.config.ts': `export default {
    setupFiles: './setup.ts',
    globalSetup: './global.ts',
    env: { API_URL: 'test', GONE: undefined, PORT: 3000 },
    reporters: ['default', { onTestRunStart() { console.log('in reporter:', process.env.API_URL); } }],
  };`,
};
let run: RstestRun;

beforeAll(async () => {
  run = await runRstest(files, ['run'], { env: { API_URL: 'shell', GONE: 'shell' } });
});

test('#: Rstest sets them in every worker before your setup files and tests load', () => {
  expect(run.output).toContain('in setup: test');
  expect(run.output).toContain('in the file: ["test"');
});

test('#: They are in process.env and in import.meta.env', () => {
  expect(run.output).toMatch(/in the file: \["test",.*,"test"\]/);
});

test('#usage: If the shell sets the same variable, the value in env wins', () => {
  expect(run.output).not.toContain('in the file: ["shell"');
  expect(run.output).toContain('in the file: ["test"');
});

test('#usage: A variable with the value undefined is removed for the tests', () => {
  expect(run.output).toContain('in the file: ["test","undefined"');
});

test('#from-a-file: Rstest does not read .env files by itself', () => {
  expect(run.output).toContain('from a file: undefined');
});

test('#from-a-file: Variables that are already set keep their value with loadEnvFile', async () => {
  const files = {
    'a.test.ts': `import { test } from '@rstest/core';
      console.log('loaded:', process.env.API_URL, process.env.OTHER);
      test('passes', () => {});`,
    '.env.test': 'API_URL=file\nOTHER=file',
    'rstest.config.ts': "process.loadEnvFile('.env.test'); export default {};",
  };
  const { output } = await runRstest(files, ['run'], { env: { API_URL: 'shell' } });
  expect(output).toContain('loaded: shell file');
});

test('#pitfalls: A number becomes its text', () => {
  expect(run.output).toContain('"undefined","3000"');
});

test('#for-one-test: rs.unstubAllEnvs() brings back the value of env', () => {
  expect(run.output).toContain('after unstubbing: test');
});

test("#where-they-arrive: no, it sees the shell's variables", () => {
  expect(run.output).toContain('in globalSetup: shell');
});

test('#where-they-arrive: no, they run in the main process', () => {
  expect(run.output).toContain('in reporter: shell');
});

test('#where-they-arrive: the tests see the value of env', () => {
  expect(run.output).toContain('in the file: ["test","undefined","3000","yes"');
});

test('#pitfalls: TZ changes dates in processes, not in threads; set by the configuration file, it does in both', async () => {
  const hours = async (pool: string, how: string) => {
    const { output } = await runRstest(
      {
        'a.test.ts': `import { test } from '@rstest/core'; test('x', () => console.log('HOUR', new Date(0).getHours()));`,
        'rstest.config.ts':
          how === 'env'
            ? `export default { pool: '${pool}', env: { TZ: 'Asia/Tokyo' } };`
            : `process.env.TZ = 'Asia/Tokyo'; export default { pool: '${pool}' };`,
      },
      ['run'],
      { env: { TZ: 'UTC' } },
    );
    return /HOUR (\d+)/.exec(output)?.[1];
  };
  expect(
    await Promise.all([hours('forks', 'env'), hours('threads', 'env'), hours('vmThreads', 'env')]),
  ).toEqual(['9', '0', '0']);
  expect(
    await Promise.all([hours('forks', 'file'), hours('threads', 'file'), hours('vmThreads', 'file')]),
  ).toEqual(['9', '9', '9']);
});

test('#pitfalls: variables that Node.js reads at startup have no effect', async () => {
  const { output } = await runRstest({
    'a.test.ts': `import { test } from '@rstest/core';
      test('x', () => console.log('STARTUP', process.env.LC_ALL, Intl.NumberFormat().resolvedOptions().locale, typeof gc));`,
    'rstest.config.ts': "export default { env: { LC_ALL: 'de_DE.UTF-8', NODE_OPTIONS: '--expose-gc' } };",
  });
  expect(output).toMatch(/STARTUP de_DE\.UTF-8 (?!de-DE)\S+ undefined/);
});

test('#pitfalls: Each project has its own variables', async () => {
  const { output } = await runRstest({
    'app/a.test.ts': print,
    'rstest.config.ts': `export default {
      env: { API_URL: 'root' }, projects: [{ name: 'app', root: 'app', env: { PORT: '1' } }],
    };`,
  });
  expect(output).toContain('in the file: [null,"undefined","1"');
});

test('#pitfalls: are combined variable by variable; the later value wins', async () => {
  const { output } = await runRstest({
    'a.test.ts': print,
    'rstest.config.ts': `import { mergeRstestConfig } from '@rstest/core';
      export default {
        extends: { env: { SEEN: 'preset' } },
        ...mergeRstestConfig({ env: { API_URL: 'first', PORT: '1' } }, { env: { API_URL: 'second' } }),
      };`,
  });
  expect(output).toContain('in the file: ["second","undefined","1","preset"');
});

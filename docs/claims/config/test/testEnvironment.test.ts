import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';
import { fileOf, statusOf } from '../../results.ts';

const imports = "import { expect, test } from '@rstest/core';";
const files = {
  'rstest.config.mjs': `export default {
    testEnvironment: { name: 'jsdom', options: { url: 'https://example.com/', html: '<!DOCTYPE html><p id="root"></p>' } },
  };`,
  'merged.test.ts': `// @rstest-environment-options {"url": "https://example.com/shop"}
    ${imports}
    test('options are merged', () => {
      expect(location.pathname).toBe('/shop');
      expect(document.querySelector('#root')).not.toBe(null);
    });`,
  'other.test.ts': `/* @jest-environment happy-dom */
    ${imports}
    test('options are dropped', () => {
      expect(document.querySelector('#root')).toBe(null);
      expect(location.href).toBe('http://localhost:3000/');
      expect('happyDOM' in window).toBe(true);
    });`,
  'node.test.ts': `// @vitest-environment node
    ${imports}
    test('has no DOM', () => expect(typeof document).toBe('undefined'));`,
  'late.test.ts': `// ${'x'.repeat(4200)}
    // @rstest-environment node
    ${imports}
    test('comes too late', () => expect(typeof document).toBe('object'));`,
};
const defaults = {
  'defaults.test.ts': `${imports}
    test('jsdom', () => {
      expect(location.href).toBe('http://localhost:3000/');
      expect(document.doctype?.name).toBe('html');
      expect(document.contentType).toBe('text/html');
    });`,
};
const shared = `${imports}
  document.body.append(document.createElement('p'));
  test('paragraphs: ' + document.querySelectorAll('p').length, () => {});`;
let run: RstestRun;
let plain: RstestRun;
let flag: RstestRun;
let functions: RstestRun;
let sharing: RstestRun;

beforeAll(async () => {
  const json = ['run', '--reporter=json'];
  [run, plain, flag, functions, sharing] = await Promise.all([
    runRstest(files, json),
    runRstest({ 'node.test.ts': files['late.test.ts'].replace(/^.*\n.*\n/, '') }, json),
    runRstest({ ...defaults, 'rstest.config.mjs': files['rstest.config.mjs'] }, [
      ...json,
      '--testEnvironment=jsdom',
    ]),
    runRstest(
      {
        ...defaults,
        'rstest.config.mjs':
          "export default { testEnvironment: { name: 'jsdom', options: { beforeParse() {} } } };",
      },
      json,
    ),
    runRstest({ 'a.test.ts': shared, 'b.test.ts': shared }, [
      ...json,
      '--testEnvironment=happy-dom',
      '--isolate=false',
      '--pool.maxWorkers=1',
    ]),
  ]);
});

test('#a-different-environment-for-a-single-file: A comment at the top of a test file overrides the configuration for that file.', () => {
  expect(statusOf(run, 'has no DOM')).toBe('pass');
});

test('#a-different-environment-for-a-single-file: must stand within the first 4096 bytes of the file', () => {
  expect(statusOf(run, 'comes too late')).toBe('pass');
});

test('#a-different-environment-for-a-single-file: or gives only options, Rstest merges the options of both', () => {
  expect(statusOf(run, 'options are merged')).toBe('pass');
});

test('#a-different-environment-for-a-single-file: If it switches to another environment, only the options in the comment count.', () => {
  expect(statusOf(run, 'options are dropped')).toBe('pass');
});

test('#pitfalls: There is no DOM in node.', () => {
  expect(statusOf(plain, 'comes too late')).toBe('fail');
});

test('#pitfalls: The flag drops the options.', () => {
  expect(statusOf(flag, 'jsdom')).toBe('pass');
});

test('#pitfalls: Functions such as beforeParse are rejected', () => {
  expect(functions.code).toBe(1);
  expect(functions.output).toContain('could not be cloned');
});

test('#pitfalls: the next file in the same worker gets the same document', () => {
  expect(statusOf(sharing, 'paragraphs: 2')).toBe('pass');
  expect(fileOf(sharing, 'a.test.ts')?.status).toBe('pass');
});

test('#jsdom-or-happy-dom: what the two define, compute and navigate to', async () => {
  const probe = `${imports}
    test('differs', () => {
      const style = document.createElement('style');
      style.textContent = '.red { color: red }';
      document.head.append(style);
      const text = document.createElement('p');
      text.className = 'red';
      text.textContent = 'hi';
      document.body.append(text);
      const dialog = document.createElement('dialog');
      const found = {
        globals: ['IntersectionObserver', 'ResizeObserver', 'DataTransfer'].map((name) => name in globalThis),
        methods: [typeof text.scrollIntoView, typeof text.animate, typeof dialog.showModal],
        innerText: text.innerText,
        color: getComputedStyle(text).color,
        width: text.getBoundingClientRect().width,
      };
      location.href = '/next';
      process.stdout.write('FOUND ' + JSON.stringify({ ...found, path: location.pathname }) + '\\n');
    });`;
  const files = { 'a.test.ts': probe };
  const found = async (environment: string) => {
    const { output } = await runRstest(files, ['run', '--testEnvironment', environment]);
    return { output, ...JSON.parse(/FOUND (\{.*\})/.exec(output)?.[1] ?? '{}') };
  };
  const jsdom = await found('jsdom');
  expect(jsdom.output).toContain('Not implemented: navigation');
  expect(jsdom).toMatchObject({
    globals: [false, false, false],
    methods: ['undefined', 'undefined', 'undefined'],
    color: 'rgb(255, 0, 0)',
    width: 0,
    path: '/',
  });
  expect(jsdom).not.toHaveProperty('innerText');
  const happyDom = await found('happy-dom');
  expect(happyDom).toMatchObject({
    globals: [true, true, true],
    methods: ['function', 'function', 'function'],
    innerText: 'hi',
    color: 'red',
    width: 0,
    path: '/next',
  });
});

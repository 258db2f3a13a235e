import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';
import { statusOf } from '../../results.ts';

const files = {
  'app/rstest.config.mjs': `
    const own = {
      usual: {},
      dom: { testEnvironment: 'happy-dom' },
      listed: { output: { bundleDependencies: ['weather-client'] } },
      commonjs: { output: { module: false } },
      federation: { federation: true },
      short: { output: { cssModules: { localIdentName: '[local]' } } },
    };
    const projects = Object.entries(own).map(([name, config]) => ({ name, include: ['{src,compiled}/**/*.test.js'], ...config }));
    export default { output: { bundleDependencies: true, distPath: 'compiled' }, dev: { writeToDisk: true }, projects };`,
  'app/compiled/old.test.js': "import { test } from '@rstest/core'; test('from an earlier run', () => {});",
  'app/single.config.mjs': "export default { output: { distPath: 'compiled' } };",
  'app/src/dist/.rstest-temp/old.test.js':
    "import { test } from '@rstest/core'; test('in the default folder', () => {});",
  'app/node_modules/tiny-fetch/index.js': "export const getJson = () => ({ celsius: 'real' });",
  'app/node_modules/tiny-fetch/package.json': '{ "name": "tiny-fetch", "type": "module" }',
  'app/node_modules/weather-client/index.js':
    "import { getJson } from 'tiny-fetch'; export const temperature = () => getJson().celsius;",
  'app/node_modules/weather-client/package.json': '{ "name": "weather-client", "type": "module" }',
  'app/node_modules/dynamic-exports/index.js':
    "for (const name of ['red', 'green']) module.exports[name] = () => name;",
  'app/src/weather.test.js': `
    import { expect, rs, test } from '@rstest/core';
    import { temperature } from 'weather-client';
    import { getJson } from 'tiny-fetch';
    rs.mock('tiny-fetch', () => ({ getJson: () => ({ celsius: 'mocked' }) }));
    test('own import is mocked', () => expect(getJson().celsius).toBe('mocked'));
    test('import of the package is mocked', () => expect(temperature()).toBe('mocked'));`,
  'app/src/colors.test.js': `
    import { expect, test } from '@rstest/core';
    import { red } from 'dynamic-exports';
    import all from 'dynamic-exports';
    test('dynamic export', () => expect(typeof red).toBe('function'));
    test('is in the default', () => expect(all.red()).toBe('red'));
    test('works in both', async () => {
      expect([typeof __dirname, typeof import.meta.url, typeof require('node:fs').readFileSync])
        .toEqual(['string', 'string', 'function']);
    });`,
  'app/src/button.module.css': '.primary-button { color: white; }',
  'app/src/plain.css': 'body { color: red; }',
  'app/src/button.test.js': `
    import { expect, test } from '@rstest/core';
    import styles from './button.module.css';
    import './plain.css';
    test('both spellings', () => expect(styles.primaryButton).toBe(styles['primary-button']));
    test('short name', () => expect(styles.primaryButton).toBe('primary-button'));
    test('file name and hash', () => expect(styles.primaryButton).toMatch(/button-module__primary-button-\\w+$/));
    test('styles apply', () => expect(getComputedStyle(document.body).color).toBe('red'));`,
};
const assets = {
  'photo.png': 'x'.repeat(8_000),
  'dist/.rstest-temp/report.log': 'kept',
  'dist/.rstest-temp/old.txt': 'removed',
  'on.config.mjs':
    'export default { dev: { writeToDisk: true }, output: { cleanDistPath: { keep: [/\\.log$/] } } };',
  'off.config.mjs': 'export default { dev: { writeToDisk: true }, output: { emitAssets: false } };',
  'photo.test.js': `
    import { test } from '@rstest/core';
    import photo from './photo.png';
    test('url: ' + photo, () => {});`,
};
let run: RstestRun;
let single: RstestRun;
let emitted: RstestRun;
let omitted: RstestRun;

beforeAll(async () => {
  const json = ['run', '--reporter=json'];
  [run, single, emitted, omitted] = await Promise.all([
    runRstest(files, [...json, '--root=app']),
    runRstest(files, ['list', '--filesOnly', '--root=app', '--config=single.config.mjs']),
    runRstest(assets, [...json, '--config=on.config.mjs']),
    runRstest(assets, [...json, '--config=off.config.mjs']),
  ]);
});

test('#bundle-dependencies: not set: false in the node environment, true in jsdom and happy-dom', () => {
  expect(statusOf(run, 'import of the package is mocked', 'usual')).toBe('fail');
  expect(statusOf(run, 'import of the package is mocked', 'dom')).toBe('pass');
});

test('#bundle-dependencies: Without the option, the mock reaches only imports in your own files', () => {
  expect(statusOf(run, 'own import is mocked', 'usual')).toBe('pass');
  expect(statusOf(run, 'import of the package is mocked', 'usual')).toBe('fail');
  expect(statusOf(run, 'import of the package is mocked', 'listed')).toBe('pass');
});

test('#bundle-dependencies: patterns are compared with the import and the path of the file, extension or not', async () => {
  const where = "export const where = typeof __BUNDLED__ === 'undefined' ? 'outside' : 'bundled';";
  const { output } = await runRstest({
    'node_modules/kit/package.json': '{ "name": "kit", "type": "module" }',
    'node_modules/kit/feature/index.js': where,
    'node_modules/kit/feature/deep.js': where,
    'node_modules/kit/typed.tsx': where,
    'kit.test.js': `import { test } from '@rstest/core';
      import { where as index } from 'kit/feature/index.js';
      import { where as deep } from 'kit/feature/deep.js';
      import { where as typed } from 'kit/typed.tsx';
      test('where: ' + [index, deep, typed].join(' '), () => {});`,
    'rstest.config.mjs': `const values = { none: false, folder: ['kit/feature'], all: ['kit/feature/*'], file: ['kit/feature/deep'], regex: [/feature.deep/] };
      export default { reporters: 'verbose', projects: Object.entries(values).map(([name, bundleDependencies]) =>
        ({ name, source: { define: { __BUNDLED__: 'true' } }, output: { bundleDependencies } })) };`,
  });
  const found = [...output.matchAll(/\[(\w+)\] kit\.test\.js.*\n.*where: (.*) \(/g)].map(
    ([, name, files]) => [name, files],
  );
  expect(Object.fromEntries(found)).toEqual({
    none: 'outside outside bundled',
    folder: 'outside outside bundled',
    all: 'bundled bundled bundled',
    file: 'outside bundled bundled',
    regex: 'outside bundled bundled',
  });
});

test('#css-modules: these contain the file name and a hash', () => {
  expect(statusOf(run, 'file name and hash', 'usual')).toBe('pass');
  expect(statusOf(run, 'short name', 'short')).toBe('pass');
});

test('#css-modules: the keys also exist in camel case', () => {
  expect(statusOf(run, 'both spellings', 'usual')).toBe('pass');
});

test('#css-modules: The styles themselves are never applied, not even in jsdom and happy-dom', () => {
  expect(statusOf(run, 'styles apply', 'dom')).toBe('fail');
});

test('#module: With true, red is undefined here.', () => {
  expect(statusOf(run, 'dynamic export', 'usual')).toBe('fail');
  expect(statusOf(run, 'dynamic export', 'commonjs')).toBe('pass');
  expect(statusOf(run, 'is in the default', 'usual')).toBe('pass');
});

test('#module: and top-level await work in both', () => {
  expect(statusOf(run, 'works in both', 'usual')).toBe('pass');
  expect(statusOf(run, 'works in both', 'commonjs')).toBe('pass');
});

test('#module: With federation: true, the output is always CommonJS.', () => {
  expect(statusOf(run, 'dynamic export', 'federation')).toBe('pass');
});

test('#emit-assets: Tests get the same URL either way.', () => {
  const url = /"url: (.+?)"/;
  const path = url.exec(emitted.output)?.[1] ?? '';
  expect(path).toMatch(/photo\.\w+\.png$/);
  expect(url.exec(omitted.output)?.[1]).toBe(path);
  const name = `dist/.rstest-temp/${path.replace(/^\/?/, '')}`;
  expect([emitted.file(name)?.length, omitted.file(name)]).toEqual([8_000, undefined]);
});

test('#dist-path: Without projects, Rstest never runs test files in this folder.', () => {
  expect(single.output).toContain('src/weather.test.js');
  expect(single.output).not.toContain('compiled/old.test.js');
});

test('#dist-path: projects leave out only the default folder', () => {
  expect(run.output).toContain('from an earlier run');
  expect(run.output).not.toContain('in the default folder');
});

test('#dist-path: With several projects, each gets a subfolder of its name.', () => {
  expect(run.file('app/compiled/usual/src_button~test~js.mjs')).toBeDefined();
});

test('#: Only distPath belongs to the root.', () => {
  // the top level bundles everything, the project does not
  expect(statusOf(run, 'import of the package is mocked', 'usual')).toBe('fail');
});

test('#clean-dist-path: Files whose absolute path matches keep stay', () => {
  expect(emitted.file('dist/.rstest-temp/report.log')).toBe('kept');
  expect(emitted.file('dist/.rstest-temp/old.txt')).toBe(undefined);
});

test('#css-modules: the default class names contain the path of the file', async () => {
  const { output } = await runRstest({
    'src/ui/button.module.css': '.primary { color: red }',
    'src/ui/a.test.js': `import { test } from '@rstest/core'; import styles from './button.module.css';
      test('a', () => { console.log('class', styles.primary); });`,
  });
  expect(output).toMatch(/class src-ui-button-module__primary-\w{6}/);
});

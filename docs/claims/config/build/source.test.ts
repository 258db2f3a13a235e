import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';
import { fileOf, statusOf } from '../../results.ts';

const imports = "import { expect, rs, test } from '@rstest/core';";
const files = {
  'tsconfig.json': '{ "compilerOptions": { "experimentalDecorators": true } }',
  'tsconfig.test.json': '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }',
  'rstest.config.mjs': `
    const include = (name) => ['src/' + name + '.test.{js,ts}'];
    const define = { __VERSION__: JSON.stringify('1.2.3'), 'process.env.API_URL': JSON.stringify('https://api.example.com') };
    export default {
      source: { define },
      projects: [
        { name: 'define', include: include('define'), source: { define } },
        { name: 'inherits', include: include('define') },
        { name: 'broken', include: include('broken'), source: { define: { __URL__: 'https://example.com' } } },
        { name: 'paths', include: include('paths'), source: { tsconfigPath: './tsconfig.test.json' } },
        { name: 'missing', include: include('paths'), source: { tsconfigPath: './tsconfig.missing.json' } },
        { name: 'legacy', include: include('decorator'), source: { decorators: { version: 'legacy' } } },
        { name: 'modern', include: include('decorator') },
        { name: 'exclude', include: include('vendor'), source: { exclude: [/[\\\\/]vendor[\\\\/]/] } },
        { name: 'compiled', include: include('vendor') },
        { name: 'assets', include: include('model'), source: { assetsInclude: /\\.glb$/ } },
        { name: 'plain', include: include('model') },
        { name: 'compile', include: include('task'), source: { include: [/node_modules[\\\\/]task-kit/] }, output: { bundleDependencies: ['task-kit'] } },
        { name: 'unbundled', include: include('task'), source: { include: [/node_modules[\\\\/]task-kit/] } },
        { name: 'parts', include: include('picker'), source: { transformImport: [{ libraryName: 'demo-ui' }] } },
      ],
    };`,
  'src/define.test.js': `${imports}
    test('is replaced', () => expect(__VERSION__).toBe('1.2.3'));
    test('cannot be stubbed', () => {
      rs.stubEnv('API_URL', 'http://localhost:3000');
      expect(process.env.API_URL).toBe('https://api.example.com');
    });`,
  'src/broken.test.js': `${imports} test('url', () => { console.log(__URL__); });`,
  'src/price.js': 'export const price = 12;',
  'src/paths.test.js': `${imports} import { price } from '@/price'; test('finds it', () => expect(price).toBe(12));`,
  'src/decorator.test.ts': `${imports}
    const seen: unknown[] = [];
    function note(...args: unknown[]) { seen.push(typeof args[1]); }
    class Service {}
    class Tasks { constructor(public service: Service) {} @note run(_service: Service) {} }
    test('gets the name', () => expect([seen[0], Tasks.name]).toEqual(['string', 'Tasks']));`,
  'vendor/add.js': 'export function add(a,b){return a+b}',
  'src/vendor.test.js': `${imports}
    import { add } from '../vendor/add.js';
    test('is as it was', () => expect(add.toString()).toBe('function add(a,b){return a+b}'));`,
  'src/model.glb': 'binary data',
  'src/model.test.js': `${imports} import model from './model.glb'; test('URL', () => expect(model).toMatch(/^data:model/));`,
  'node_modules/task-kit/index.js':
    'function named(value, context) { value.label = context.name; } export class Task { @named run() {} }',
  'node_modules/task-kit/package.json': '{ "name": "task-kit", "type": "module" }',
  'src/task.test.js': `${imports} import { Task } from 'task-kit'; test('label', () => expect(new Task().run.label).toBe('run'));`,
  'node_modules/demo-ui/index.js': "throw new Error('loads the whole library');",
  'node_modules/demo-ui/lib/date-picker.js': "module.exports = () => 'date picker';",
  'src/picker.test.js': `${imports} import { DatePicker } from 'demo-ui'; test('part', () => expect(DatePicker()).toBe('date picker'));`,
};
let run: RstestRun;

beforeAll(async () => {
  const inApp = Object.fromEntries(Object.entries(files).map(([name, text]) => [`app/${name}`, text]));
  run = await runRstest(inApp, ['run', '--reporter=json', '--root=app']);
});

test('#define: Tests cannot change a defined value', () => {
  expect(statusOf(run, 'is replaced', 'define')).toBe('pass');
  expect(statusOf(run, 'cannot be stubbed', 'define')).toBe('pass');
});

test('#define: leads to a SyntaxError', () => {
  expect(fileOf(run, 'src/broken.test.js', 'broken')?.status).toBe('fail');
  expect(run.output).toContain('"name": "SyntaxError"');
});

test('#tsconfig-path: Rstest does not check types, nor does it report a missing file', () => {
  expect(statusOf(run, 'finds it', 'paths')).toBe('pass');
  expect(run.output).toContain("Cannot find package '@/price'");
});

test('#decorators: Rstest does not read it', () => {
  // the legacy form passes the name of the method, the other one an object, whatever tsconfig.json says
  expect(statusOf(run, 'gets the name', 'legacy')).toBe('pass');
  expect(statusOf(run, 'gets the name', 'modern')).toBe('fail');
});

test('#exclude: Leaves files out of compilation; they are still part of the bundle.', () => {
  expect(statusOf(run, 'is as it was', 'exclude')).toBe('pass');
  expect(statusOf(run, 'is as it was', 'compiled')).toBe('fail');
});

test('#assets-include: Without the option, Rspack reads the file as JavaScript, and the import fails.', () => {
  expect(statusOf(run, 'URL', 'assets')).toBe('pass');
  expect(fileOf(run, 'src/model.test.js', 'plain')?.status).toBe('fail');
});

test('#include: In the node environment, packages are not part of the build.', () => {
  expect(statusOf(run, 'label', 'compile')).toBe('pass');
  expect(fileOf(run, 'src/task.test.js', 'unbundled')?.status).toBe('fail');
});

test('#transform-import: Rstest looks for DatePicker in lib/date-picker', () => {
  expect(statusOf(run, 'part', 'parts')).toBe('pass');
});

test('#: Projects do not inherit it.', () => {
  expect(statusOf(run, 'is replaced', 'inherits')).toBe('fail');
});

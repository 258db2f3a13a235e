import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';
import { fileOf, statusOf } from '../../results.ts';

const imports = "import { expect, rs, test } from '@rstest/core';";
const files = {
  'tsconfig.json': '{ "compilerOptions": { "paths": { "@api/*": ["./src/api/*"] } } }',
  'rstest.config.mjs': `
    const include = (...names) => names.map((name) => 'src/' + name + '.test.js');
    const alias = { '@': './src', 'missing-package': './src/stub.js', exact$: './src/stub.js', empty: false,
      first: ['./src/nothing.js', './src/stub.js'], '@api': './test/fake-api' };
    export default {
      resolve: { alias },
      projects: [
        { name: 'alias', include: include('alias', 'exact', 'users', 'mock'), resolve: { alias } },
        { name: 'prefer', include: include('users'), resolve: { alias, aliasStrategy: 'prefer-alias' } },
        { name: 'inherits', include: include('alias'), resolve: {} },
        { name: 'extensions', include: include('storage'), resolve: { extensions: ['.web.ts', '...'] } },
        { name: 'bare', include: include('storage', 'conditions', 'fields', 'dedupe') },
        { name: 'conditions', include: include('conditions'), resolve: { conditionNames: ['source', '...'] } },
        { name: 'fields', include: include('fields'), resolve: { mainFields: ['module', 'browser', 'main'] } },
        { name: 'dom', include: include('platform', 'fields'), testEnvironment: 'happy-dom' },
        { name: 'dom-node', include: include('platform'), testEnvironment: 'happy-dom', resolve: { conditionNames: ['node', '...'] } },
        { name: 'dom-dedupe', include: include('dedupe'), testEnvironment: 'happy-dom', resolve: { dedupe: ['inner'] } },
      ],
    };`,
  'src/price.js': 'export const price = () => 12;',
  'src/stub.js': "export const track = () => 'stub';",
  'src/api/users.js': "export const users = 'from the server';",
  'test/fake-api/users.js': "export const users = 'fake';",
  'src/alias.test.js': `${imports}
    import { price } from '@/price';
    import { track } from 'missing-package';
    import { track as first } from 'first';
    import * as nothing from 'empty';
    test('alias', () => expect([price(), track()]).toEqual([12, 'stub']));
    test('empty module', () => expect(Object.keys(nothing).filter((key) => key !== 'default')).toEqual([]));
    test('first file that exists', () => expect(first()).toBe('stub'));`,
  'src/exact.test.js': `${imports}
    import { track } from 'exact';
    test('exact', () => expect(track()).toBe('stub'));
    test('not below', async () => { await expect(import('exact/below')).rejects.toThrow('exact/below'); });`,
  'src/mock.test.js': `${imports}
    import { price } from './price';
    rs.mock('@/price', () => ({ price: () => 'mocked' }));
    test('same module', () => expect(price()).toBe('mocked'));`,
  'src/users.test.js': `${imports} import { users } from '@api/users'; test(users, () => {});`,
  'src/storage.ts': "export const storage: string = 'file system';",
  'src/storage.web.ts': "export const storage: string = 'local storage';",
  'src/storage.test.js': `${imports}
    import { storage } from './storage';
    import { storage as typescript } from './storage.js';
    test(storage, () => {});
    test('finds TypeScript', () => expect(typescript).toBe('file system'));`,
  'node_modules/shared-lib/package.json':
    '{ "name": "shared-lib", "exports": { ".": { "source": "./source.ts", "browser": "./browser.js", "node": "./node.js", "default": "./node.js" } } }',
  'node_modules/shared-lib/source.ts': "export const from: string = 'source';",
  'node_modules/shared-lib/browser.js': "exports.from = 'browser';",
  'node_modules/shared-lib/node.js': "exports.from = 'node';",
  'src/conditions.test.js': `${imports} import { from } from 'shared-lib'; test(from, () => {});`,
  'src/platform.test.js': `${imports} import { from } from 'shared-lib'; test(from, () => {});`,
  'node_modules/old-lib/package.json':
    '{ "name": "old-lib", "main": "./main.js", "module": "./module.js", "browser": "./browser.js" }',
  'node_modules/old-lib/main.js': "exports.field = 'main';",
  'node_modules/old-lib/module.js': "export const field = 'module';",
  'node_modules/old-lib/browser.js': "exports.field = 'browser';",
  'src/fields.test.js': `${imports} import { field } from 'old-lib'; test(field, () => {});
    test('required: ' + require('old-lib').field, () => {});`,
  'node_modules/inner/index.js': "exports.copy = 'of the project';",
  'node_modules/outer/index.js': "exports.copy = require('inner').copy;",
  'node_modules/outer/node_modules/inner/index.js': "exports.copy = 'of its own';",
  'src/dedupe.test.js': `${imports} import { copy } from 'outer'; test('copy ' + copy, () => {});`,
};
let run: RstestRun;

beforeAll(async () => {
  const inApp = Object.fromEntries(Object.entries(files).map(([name, text]) => [`app/${name}`, text]));
  run = await runRstest(inApp, ['run', '--reporter=json', '--root=app']);
});

test('#alias: An array is tried in order until a file exists.', () => {
  expect(statusOf(run, 'alias', 'alias')).toBe('pass');
  expect(statusOf(run, 'first file that exists', 'alias')).toBe('pass');
});

test('#alias: false gives an empty module', () => {
  expect(statusOf(run, 'empty module', 'alias')).toBe('pass');
});

test('#alias: to match it exactly', () => {
  expect(statusOf(run, 'exact', 'alias')).toBe('pass');
  expect(statusOf(run, 'not below', 'alias')).toBe('pass');
});

test('#alias: Module mocks know aliases', () => {
  expect(statusOf(run, 'same module', 'alias')).toBe('pass');
});

test('#alias-strategy: If both alias and the paths of tsconfig.json match an import, paths win.', () => {
  expect(statusOf(run, 'from the server', 'alias')).toBe('pass');
  expect(statusOf(run, 'fake', 'prefer')).toBe('pass');
});

test('#extensions: Imports that end in .js or .jsx find the TypeScript file of that name without any setting.', () => {
  expect(statusOf(run, 'finds TypeScript', 'bare')).toBe('pass');
  expect(statusOf(run, 'local storage', 'extensions')).toBe('pass');
});

test('#condition-names: of all conditions that apply, the first one listed in its exports wins', () => {
  expect(statusOf(run, 'node', 'bare')).toBe('pass');
  expect(statusOf(run, 'source', 'conditions')).toBe('pass');
});

test('#condition-names: If you set this option, Rstest no longer adds browser in jsdom and happy-dom', () => {
  expect(statusOf(run, 'browser', 'dom')).toBe('pass');
  expect(statusOf(run, 'node', 'dom-node')).toBe('pass');
});

test('#main-fields: In the node environment, Rstest removes module from the list', () => {
  expect(statusOf(run, 'browser', 'fields')).toBe('pass');
  expect(statusOf(run, 'main', 'bare')).toBe('pass');
  expect(statusOf(run, 'module', 'dom')).toBe('pass');
});

test('#dedupe: Resolves the named packages from the project root everywhere.', () => {
  expect(statusOf(run, 'copy of its own', 'bare')).toBe('pass');
  expect(statusOf(run, 'copy of the project', 'dom-dedupe')).toBe('pass');
});

test('#pitfalls: Projects do not inherit it.', () => {
  expect(fileOf(run, 'src/alias.test.js', 'inherits')?.status).toBe('fail');
});

test('#main-fields: A require() always prefers main.', () => {
  expect(statusOf(run, 'required: main', 'dom')).toBe('pass');
});

import { beforeAll, expect, test } from '@rstest/core';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

/** Functions of WebAssembly: `add(a, b)`. All bytes are below 128, so that they can be written as text. */
const addWasm = String.fromCharCode(
  ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 7, 1, 0x60, 2, 0x7f, 0x7f, 1, 0x7f, 3, 2, 1, 0, 7, 7, 1, 3],
  ...[0x61, 0x64, 0x64, 0, 0, 0x0a, 9, 1, 7, 0, 0x20, 0, 0x20, 1, 0x6a, 0x0b],
);

/** `get()` returns what `rate()` of `./rate.js` returns. */
const rateWasm = String.fromCharCode(
  ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 5, 1, 0x60, 0, 1, 0x7f, 2, 18, 1, 9],
  ...[...'./rate.js'].map((letter) => letter.charCodeAt(0)),
  ...[4, 0x72, 0x61, 0x74, 0x65, 0, 0, 3, 2, 1, 0, 7, 7, 1, 3, 0x67, 0x65, 0x74, 0, 1],
  ...[0x0a, 6, 1, 4, 0, 0x10, 0, 0x0b],
);

const sources = {
  'src/page.css': '.title { color: red; }',
  'src/card.module.css': '.big-title { color: red; }',
  'src/theme.scss': '$c: red; .a { color: $c; }',
  'src/theme.less': '@c: red; .a { color: @c; }',
  'src/box.module.scss': '$c: red; .box { color: $c; }',
  'src/box.module.less': '@c: red; .box { color: @c; }',
  'src/small.png': 'x'.repeat(4096),
  'src/large.png': 'x'.repeat(4097),
  'src/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"><circle r="4"/></svg>',
  'src/inter.woff2': 'font',
  'src/shop.json': '{ "name": "Corner shop" }',
  'src/mail.txt': 'Dear you',
  'src/util.ts': 'export const n: number = 1;',
  'src/note.md': 'Hello **you**',
  'src/add.wasm': addWasm,
  'src/rate.wasm': rateWasm,
  'src/rate.js': 'export const rate = () => 20;',
  'src/price.worker.js': 'onmessage = () => {}; globalThis.ranHere = true;',
  'src/real.worker.js': "require('node:worker_threads').parentPort.postMessage(42);",
  'node_modules/ui-kit/package.json':
    '{ "name": "ui-kit", "version": "1.0.0", "type": "module", "main": "./index.js" }',
  'node_modules/ui-kit/index.js': "import './style.css'; export const kit = 1;",
  'node_modules/ui-kit/style.css': '.kit { color: red; }',
  'node_modules/dual/package.json':
    '{ "name": "dual", "version": "1.0.0", "type": "module", "exports": { "browser": "./browser.js", "node": "./node.js" } }',
  'node_modules/dual/browser.js': "export const chosen = 'browser';",
  'node_modules/dual/node.js': "export const chosen = 'node';",
  'node_modules/ts-kit/package.json':
    '{ "name": "ts-kit", "version": "1.0.0", "type": "module", "exports": "./index.ts" }',
  'node_modules/ts-kit/index.ts': 'export enum Tax { Low = 7 }',
  'node_modules/client/package.json':
    '{ "name": "client", "version": "1.0.0", "type": "module", "main": "./index.js" }',
  'node_modules/client/index.js': "import { send } from 'wire'; export const call = () => send();",
  'node_modules/wire/package.json':
    '{ "name": "wire", "version": "1.0.0", "type": "module", "main": "./index.js" }',
  'node_modules/wire/index.js': "export const send = () => 'real';",
  'found.test.jsx': `
    import { expect, rs, test } from '@rstest/core';
    import * as cardNamespace from './src/card.module.css';
    import { bigTitle } from './src/card.module.css';
    import './src/page.css';
    rs.mock('wire', () => ({ send: () => 'mocked' }));
    const found = {};
    const imports = {
      css: () => import('./src/page.css'),
      cssUrl: () => import('./src/page.css?url'),
      cssInline: () => import('./src/page.css?inline'),
      cssRaw: () => import('./src/page.css?raw'),
      card: () => import('./src/card.module.css'),
      scss: () => import('./src/theme.scss'),
      less: () => import('./src/theme.less'),
      boxScss: () => import('./src/box.module.scss'),
      boxLess: () => import('./src/box.module.less'),
      small: () => import('./src/small.png'),
      large: () => import('./src/large.png'),
      smallUrl: () => import('./src/small.png?url'),
      largeInline: () => import('./src/large.png?inline'),
      svg: () => import('./src/icon.svg'),
      svgReact: () => import('./src/icon.svg?react'),
      font: () => import('./src/inter.woff2'),
      text: () => import('./src/mail.txt'),
      textRaw: () => import('./src/mail.txt?raw'),
      utilRaw: () => import('./src/util.ts?raw'),
      note: () => import('./src/note.md', { with: { type: 'text' } }),
      noteRaw: () => import('./src/note.md?raw'),
      worker: () => import('./src/price.worker.js?worker'),
      uiKit: () => import('ui-kit'),
      uiKitStyle: () => import('ui-kit/style.css'),
    };
    test('collects what the imports give', async () => {
      for (const [name, load] of Object.entries(imports)) {
        try {
          const value = (await load()).default;
          found[name] = typeof value === 'function' ? 'a function' : value ?? 'no default';
        } catch (error) {
          found[name] = 'fails: ' + error.message;
        }
      }
      const json = await import('./src/shop.json');
      const wasm = await import('./src/add.wasm');
      const rate = await import('./src/rate.wasm');
      const { Worker: NodeWorker } = await import('node:worker_threads');
      Object.assign(found, {
        json: [json.default.name, json.name],
        sum: wasm.add(2, 3),
        rate: rate.get(),
        url: new URL('./src/small.png', import.meta.url).href,
        ranHere: globalThis.ranHere,
        workerCall: await import('./src/price.worker.js?worker').then(
          ({ default: Wrapper }) => String(new Wrapper())).catch((error) => error.message),
        named: [typeof bigTitle, typeof cardNamespace['big-title']],
        Worker: typeof Worker,
        thread: await new Promise((resolve) =>
          new NodeWorker(new URL('./src/real.worker.js', import.meta.url)).on('message', resolve)),
        dual: (await import('dual')).chosen,
        tsKit: (await import('ts-kit')).Tax.Low,
        client: (await import('client')).call(),
        fetch: await fetch('static/image/a.png').then(() => 'answers', (error) => error.message),
      });
      if (typeof document !== 'undefined') {
        document.body.className = 'title';
        found.sheets = document.styleSheets.length;
        found.red = getComputedStyle(document.body).color.includes('255');
      }
      console.log('FOUND' + JSON.stringify(found) + 'END');
    });`,
};

/** What the test above finds, by name. */
// biome-ignore lint/suspicious/noExplicitAny: whatever an import gives
type Found = Record<string, any>;

let node: Found;
let jsdom: Found;
let happyDom: Found;
let withPlugins: Found;

beforeAll(async () => {
  const start = (environment: string, config: string) =>
    runRstest(
      inApp({ ...sources, 'rstest.config.ts': config }),
      ['run', '--root', 'app', '--testEnvironment', environment, '--disableConsoleIntercept'],
      { env: { NODE_ENV: 'test' } },
    );
  const plugins = `
    import { pluginLess } from '@rsbuild/plugin-less';
    import { pluginReact } from '@rsbuild/plugin-react';
    import { pluginSass } from '@rsbuild/plugin-sass';
    import { pluginSvgr } from '@rsbuild/plugin-svgr';
    export default {
      output: { bundleDependencies: ['ui-kit'] },
      plugins: [pluginSass(), pluginLess(), pluginReact(), pluginSvgr()],
    };`;
  node = foundIn(await start('node', 'export default {};'));
  jsdom = foundIn(await start('jsdom', 'export default {};'));
  happyDom = foundIn(await start('happy-dom', 'export default {};'));
  withPlugins = foundIn(await start('node', plugins));
});

/** In a folder below the linked packages, so that packages can be added. */
function inApp(files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([name, content]) => [`app/${name}`, content]));
}

function foundIn({ output }: RstestRun): Found {
  const text = /FOUND(.*)END/.exec(output)?.[1];
  if (!text) throw new Error(output);
  return JSON.parse(text);
}

test('#overview: an object without keys; no style is applied', () => {
  expect([node.css, jsdom.css, jsdom.red]).toEqual([{}, {}, false]);
});

test('#overview: a default export that maps names to generated class names', () => {
  expect(node.card).toEqual({
    'big-title': expect.stringMatching(/__big-title-/),
    bigTitle: node.card['big-title'],
  });
  expect(jsdom.card).toEqual(node.card);
});

test('#overview: an empty string, and no warning', () => {
  expect([node.scss, node.less, jsdom.scss, jsdom.less]).toEqual(['', '', '', '']);
});

test('#overview: an empty object, so every class is undefined', () => {
  expect([node.boxScss, node.boxLess, jsdom.boxScss]).toEqual([{}, {}, {}]);
});

test('#overview: the same as the CSS file of that kind', () => {
  expect([withPlugins.scss, withPlugins.less]).toEqual([{}, {}]);
  expect(withPlugins.boxScss).toEqual({ box: expect.stringMatching(/box-module__box-/) });
  expect(withPlugins.boxLess).toEqual({ box: expect.stringMatching(/box-module__box-/) });
});

test('#overview: the compiled CSS as a string', () => {
  expect([node.cssInline, jsdom.cssInline]).toEqual(Array(2).fill('.title {\n  color: red;\n}\n'));
});

test('#overview: the file as a data URL', () => {
  expect([node.small, node.svg, node.font, node.text]).toEqual([
    expect.stringMatching(/^data:image\/png;base64,/),
    expect.stringMatching(/^data:image\/svg\+xml;base64,/),
    expect.stringMatching(/^data:font\/woff2;base64,/),
    expect.stringMatching(/^data:text\/plain;base64,/),
  ]);
});

test('#assets: Up to 4 KiB it is a data URL with the content, above that a path with a hash', () => {
  expect([node.large, jsdom.large]).toEqual(
    Array(2).fill(expect.stringMatching(/^static\/image\/large\.\w+\.png$/)),
  );
});

test('#overview: always the path, always the data URL', () => {
  expect(node.smallUrl).toMatch(/^static\/image\//);
  expect(node.largeInline).toMatch(/^data:image\/png/);
});

test('#overview: the drawing as a React component', () => {
  expect(withPlugins.svgReact).toBe('a function');
  expect(withPlugins.svg).toMatch(/^data:/);
});

test('#svg-components: Without the plugin, ?react is ignored: the import is the data URL', () => {
  expect(node.svgReact).toBe(node.svg);
});

test('#overview: the parsed value, with its keys as named exports', () => {
  expect(node.json).toEqual(['Corner shop', 'Corner shop']);
});

test('#json-and-text: ?raw gives the text of style sheets, scripts, JSON and assets', () => {
  expect([node.cssRaw, node.textRaw, node.utilRaw]).toEqual([
    sources['src/page.css'],
    sources['src/mail.txt'],
    sources['src/util.ts'],
  ]);
});

test('#json-and-text: You may need an appropriate loader to handle this file type.', () => {
  expect(node.noteRaw).toMatch(/^fails: .*Module parse failed/s);
});

test("#json-and-text: The import attribute type: 'text' works for every file", () => {
  expect([node.note, jsdom.note]).toEqual(['Hello **you**', 'Hello **you**']);
});

test('#overview: the functions that the module exports', () => {
  expect([node.sum, jsdom.sum]).toEqual([5, 5]);
});

test('#webassembly: Modules that the WebAssembly file imports itself are resolved next to it', () => {
  expect([node.rate, jsdom.rate]).toEqual([20, 20]);
});

test('#assets: in a test it points to the source', () => {
  expect(node.url).toMatch(/^file:.*\/src\/small\.png$/);
  expect(jsdom.url).toMatch(/^file:.*\/src\/small\.png$/);
});

test('#overview: The table holds for node, jsdom and happy-dom alike', () => {
  const rows = Object.keys(jsdom).filter((name) => !['uiKit', 'uiKitStyle', 'cssUrl', 'url'].includes(name));
  const inTable = rows.filter((name) => !['dual', 'client', 'sheets', 'red', 'fetch'].includes(name));
  expect(inTable.length).toBeGreaterThan(20);
  for (const name of inTable)
    expect([name, happyDom[name], node[name]]).toEqual([name, jsdom[name], jsdom[name]]);
});

test('#css: it gives a path in jsdom and happy-dom, but fails to build in node', () => {
  expect([jsdom.cssUrl, happyDom.cssUrl]).toEqual(Array(2).fill(expect.stringMatching(/^static\/css\/page/)));
  expect(node.cssUrl).toMatch(/^fails: .*Module build failed/s);
});

test('#css: document.styleSheets stays empty and getComputedStyle does not know your rules', () => {
  expect([jsdom.sheets, jsdom.red]).toEqual([0, false]);
});

test('#css-modules: build without complaint, but the name is undefined', () => {
  expect(node.named).toEqual(['undefined', 'undefined']);
});

test('#assets: Nothing serves that path in a test: fetch(path) fails', () => {
  expect(node.fetch).not.toBe('answers');
});

test('#workers: There is no global Worker in these environments, jsdom and happy-dom included', () => {
  expect([node.Worker, jsdom.Worker]).toEqual(['undefined', 'undefined']);
});

test('#workers: it throws that error when it is called', () => {
  expect(node.worker).toBe('a function');
  expect(node.workerCall).toBe('Worker is not defined');
  expect(node.ranHere).toBe(undefined);
});

test('#workers: Node.js loads that file itself, without the bundle', () => {
  // CommonJS in a file that the bundle would have read as a module
  expect(node.thread).toBe(42);
});

test('#packages: the node entry is chosen', () => {
  expect(node.dual).toBe('node');
});

test('#packages: the browser entry is chosen', () => {
  expect(jsdom.dual).toBe('browser');
});

test('#packages: fails: Node.js cannot load it', () => {
  expect(node.uiKit).toContain('Unknown file extension ".css"');
});

test('#packages: works, the style sheet is an empty object', () => {
  expect([jsdom.uiKit, jsdom.uiKitStyle]).toEqual(['no default', {}]);
});

test('#packages: bundled all the same', () => {
  expect([node.tsKit, jsdom.tsKit]).toEqual([7, 7]);
});

test('#packages: does not reach it', () => {
  expect([node.client, jsdom.client]).toEqual(['real', 'mocked']);
});

test('#packages: they pass through the build as in jsdom', () => {
  expect(withPlugins.uiKit).toBe('no default');
});

// biome-ignore-all lint/suspicious/noTemplateCurlyInString: templates are planted
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder, writeFiles } from '../../testing/temporarySite.ts';

interface Diagnostic {
  category: string;
  message: string;
  location: { path: string; start: { line: number } };
}

/** Returns the first word of each rule's message, by line. */
function lint(file: string, lines: readonly string[]): Record<string, string | undefined> {
  const folder = temporaryFolder();
  const plugins = ['layers', 'styles', 'texts'].map((name) => path.join(import.meta.dirname, `${name}.grit`));
  writeFiles(folder, { [file]: lines.join('\n'), 'biome.json': JSON.stringify({ plugins }) });
  const biome = path.resolve('node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'lint', '--reporter=json', '--max-diagnostics=200'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
  const found = diagnostics.filter(({ category }) => category === 'plugin');
  return Object.fromEntries(
    found.map(({ location, message }) => [location.start.line, message.split(/[ :]/)[0]]),
  );
}

/** Each property on a separate line, from line 2 on. */
const styles = (...properties: string[]) => [
  'export const a = style({',
  ...properties.map((property) => `  ${property},`),
  '});',
];
const all = (count: number, word: string) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [index + 2, word]));

const PLANTED: Record<string, string[]> = {
  Colors: [
    "color: '#ff0000'",
    "background: '#FFF'",
    'border: `${vars.border.hair} solid #0008`',
    "color: 'red'",
    "outline: 'solid white'",
    "backgroundColor: 'rgb(0 0 0 / 50%)'",
    "fill: 'oklch(70% 0.1 200)'",
    "background: 'tomato'",
    "caretColor: 'RebeccaPurple'",
    "backgroundImage: 'linear-gradient(crimson, transparent)'",
    "boxShadow: '0 0 0.1em darkslateblue'",
  ],
  Lengths: [
    "padding: '13px'",
    "marginInline: '0.5rem'",
    'gap: 13',
    "fontSize: '1.1rem'",
    "borderRadius: '3px'",
    "inlineSize: '13px'",
    'paddingBlock: `${vars.space[1]} 0.2rem`',
    "insetInlineStart: '-2px'",
    'inlineSize: 300',
    'minHeight: 44.5',
    "margin: [4, 'auto']",
    "inlineSize: '10.05px'",
  ],
  Durations: [
    "transition: 'opacity 0.2s'",
    "transitionDuration: '150ms'",
    "animationDelay: '-.3s'",
    'animation: `${spin} 1.05s linear infinite`',
    "transitionTimingFunction: 'cubic-bezier(0.4, 0, 0.2, 1)'",
  ],
  Type: [
    'lineHeight: 1.37',
    "lineHeight: '20'",
    'fontWeight: 650',
    "fontWeight: 'bold'",
    "fontFamily: 'Arial, sans-serif'",
    "letterSpacing: '-0.02em'",
  ],
  Layers: ['zIndex: 999', 'zIndex: -5', "zIndex: '10'", 'zIndex: 10'],
  Sides: [
    'marginLeft: 0',
    'paddingRight: vars.space[1]',
    'borderTopWidth: 0',
    'left: 0',
    "textAlign: 'right'",
    'scrollMarginTop: 0',
  ],
};

it.each(Object.entries(PLANTED))('reports %s that do not come from tokens', (word, properties) => {
  expect(lint('src/ui/A/A.css.ts', styles(...properties))).toEqual(all(properties.length, word));
});

it('reports styles outside of cascade layers', () => {
  const lines = [
    "import { globalStyle, createVar } from '@vanilla-extract/css';",
    "import { style } from '@vanilla-extract/css';",
    "import { keyframes, styleVariants } from '@vanilla-extract/css';",
  ];
  expect(lint('src/ui/A/A.css.ts', lines)).toEqual({ 1: 'Styles', 2: 'Styles' });
});

it('reports literal text in components', () => {
  const elements = [
    '<a title="Read more" />',
    "<a aria-label={'Read more'} />",
    '<img alt="图片" />',
    '<input placeholder="Type" />',
    '<p>Read more</p>',
    "<p>{'Read more'}</p>",
    "<p>{open ? 'Close' : t('menu.open')}</p>",
    '<p>{count > 0 && `Found ${count}`}</p>',
    "<p aria-label={open ? 'Close' : 'Open'} />",
    "{ open: 'Still a draft' }",
    "{ done: '完成' }",
    '<p style={{ color: "#ff0000", marginLeft: 0 }} />',
  ];
  const lines = ['export const all = [', ...elements.map((element) => `  ${element},`), '];'];
  const expected = { ...all(11, 'Texts'), 13: expect.stringMatching(/Colors|Sides/) };
  expect(lint('src/shell/A/A.tsx', lines)).toEqual(expected);
});

it('accepts tokens, proportions, and code other than styles', () => {
  const lines = styles(
    'color: vars.color.text',
    "background: 'transparent'",
    "color: 'currentColor'",
    "padding: '0 0.5em'",
    'margin: 0',
    "inlineSize: 'min(100%, 30rem)'",
    'zIndex: 1',
    'zIndex: -1',
    'zIndex: vars.layer.bar',
    "textAlign: 'start'",
    'lineHeight: vars.leading.body',
    "letterSpacing: '0'",
    "fontWeight: 'inherit'",
    'opacity: 0.5',
    'flex: 1',
    'tabSize: 2',
    'transition: `opacity ${vars.motion.fast} ${vars.motion.ease}`',
    "transition: 'visibility 0s'",
    'border: `${vars.border.hair} solid ${vars.color.line}`',
  );
  expect(lint('src/ui/A/A.css.ts', lines)).toEqual({});
  expect(
    lint('src/shell/A/A.tsx', [
      'export const all = [',
      '  <a href="#add" title={t("a.b")}>{text} · </a>,',
      "  <p title={t(open ? 'menu.close' : 'menu.open')}>{t(open ? 'menu.close' : 'menu.open')}</p>,",
      "  <p>{'text' in title && `${title.text} `}</p>,",
      '];',
      "if (!known) throw new Error('<Tabs>: there is no such tab.');",
      "if (matchMedia('(prefers-reduced-motion: reduce) and (hover)').matches) console.warn('No motion here.');",
    ]),
  ).toEqual({});
  expect(lint('src/theme/values.ts', styles("color: '#ff0000'", "padding: '13px'"))).toEqual({});
});

it('a pipeline stage only imports from earlier stages', () => {
  const lines = ['validate', 'syntax', 'extract', 'code', 'emit'].map(
    (stage) => `import '../${stage}/a.ts';`,
  );
  expect(lint('src/node/content/validate/a.ts', lines)).toEqual({ 3: 'The', 5: 'The' });
  expect(lint('src/node/content/emit/a.ts', lines)).toEqual({});
  expect(lint('src/node/content/parse/a.ts', ["import '../extensions/a.ts';"])).toEqual({ 1: 'The' });
});

it("packages only import the engine's public API, and the engine imports no package", () => {
  const imports = [
    "import '../../../src/node/base/files.ts';",
    "import 'docs-site-engine/node';",
    "import './other.ts';",
    "export const a = () => import('../../../src/shared/routes.ts');",
    "export { b } from '../../../testing/temporarySite.ts';",
  ];
  expect(lint('packages/audit/src/a.ts', imports)).toEqual({ 1: 'A', 4: 'A', 5: 'A' });
  expect(lint('packages/audit/src/a.test.ts', imports)).toEqual({});
  const packages = [
    "import '../../../packages/audit/src/cli.ts';",
    "import 'docs-site-audit/commands/audit';",
  ];
  expect(lint('src/node/base/a.ts', packages)).toEqual({ 1: 'The', 2: 'The' });
});

it('a site only imports the engine as a package', () => {
  for (const [file, up] of [
    ['site.config.ts', './'],
    ['docs/navigation.ts', '../'],
    ['components/runner/client/run.ts', '../../../'],
  ] as const) {
    const imports = [
      `import '${up}src/shared/routes.ts';`,
      "import 'docs-site-engine';",
      `export const a = () => import('${up}src/node/plugin.ts');`,
      `import type en from '${up}locales/en.json';`,
    ];
    expect(lint(file, imports), file).toEqual({ 1: 'A', 3: 'A' });
  }
});

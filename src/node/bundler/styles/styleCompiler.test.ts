import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder, writeFiles } from '../../../../testing/temporarySite.ts';
import type { CompiledStyles } from './bundleStyles.ts';

const FILES = {
  'layers.css.ts': `import { globalLayer } from '@vanilla-extract/css';
export const base = globalLayer('base');
`,
  'colour.ts': `export const colour: string = 'red';
`,
  'Button.css.ts': `import { style } from '@vanilla-extract/css';
import { colour } from './colour.ts';
import { base } from './layers.css.ts';
export const button = style({ '@layer': { [base]: { color: colour } } });
`,
  'Link.css.ts': `import { style } from '@vanilla-extract/css';
import { button } from './Button.css.ts';
export const link = style({ selectors: { [\`.\${button} &\`]: { color: 'blue' } } });
export const names = { button };
`,
};

const compiler = new URL('./bundleStyles.ts', import.meta.url).href;
const executor = new URL('./executeStyles.ts', import.meta.url).href;

/** Runs a script that has `compile` and `write` for the files above, in a process without Vitest's loader. */
function run(script: string): unknown {
  const folder = temporaryFolder();
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  writeFiles(folder, FILES);
  const styles = Object.keys(FILES).filter((name) => name.endsWith('.css.ts'));
  const prelude = `
    import { writeFileSync } from 'node:fs';
    import path from 'node:path';
    import { styleCompiler } from '${compiler}';
    const file = (name) => path.join(${JSON.stringify(folder)}, name);
    const compiler = styleCompiler(file(''), ${JSON.stringify(styles)}.map(file));
    const compile = async (name) => {
      const { files, ...styles } = await compiler.compile(file(name));
      return { ...styles, files: files.map((name) => path.relative(file(''), name)) };
    };
    const answer = (value) => process.stdout.write(JSON.stringify(value));
  `;
  const args = ['--input-type=module', '--eval', prelude + script];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
}

it('gives every file its own CSS, its exports, and what it stands on in order', () => {
  const [link, button] = run(
    `answer([await compile('Link.css.ts'), await compile('Button.css.ts')]);`,
  ) as CompiledStyles[];
  expect(button?.css).toContain(`.${button?.exports.button} {\n    color: red;`);
  expect(button?.css).not.toContain('blue');
  expect(link?.css).toBe(`.${button?.exports.button} .${link?.exports.link} {\n  color: blue;\n}`);
  expect(link?.exports.names).toEqual({ button: button?.exports.button });
  expect(link?.files).toEqual(['colour.ts', 'layers.css.ts', 'Button.css.ts', 'Link.css.ts']);
});

it('names classes by the paths of their files, wherever the folder lies', () => {
  const script = `answer(await compile('Link.css.ts'));`;
  expect(run(script)).toEqual(run(script));
});

it('follows an edit of what a style file imports', () => {
  const [before, after] = run(`
    const before = await compile('Button.css.ts');
    writeFileSync(file('colour.ts'), "export const colour = 'green';");
    await compiler.refresh();
    answer([before, await compile('Button.css.ts')]);
  `) as CompiledStyles[];
  expect(after?.css).toBe(before?.css.replace('red', 'green'));
  expect(after?.exports).toEqual(before?.exports);
});

it('tells what is wrong, and goes on when it is mended', () => {
  const [message, mended] = run(`
    writeFileSync(file('colour.ts'), 'export const colour = ;');
    const message = await compile('Button.css.ts').catch(({ message }) => message);
    writeFileSync(file('colour.ts'), "export const colour = 'green';");
    await compiler.refresh();
    answer([message, await compile('Button.css.ts')]);
  `) as [string, CompiledStyles];
  expect(message).toContain('Expression expected');
  expect(mended.css).toContain('green');
});

it('executes styles again after the dev server has loaded the engine anew', () => {
  const [first, second] = run(`
    const files = [file('Button.css.ts')];
    const css = async (url) => [...(await (await import(url)).executeStyles(file(''), files)).css.values()];
    answer([await css('${executor}'), await css('${executor}?restarted')]);
  `) as string[][];
  expect(second?.join()).toContain('color: red');
  expect(second).toEqual(first);
});

import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { cacheFolder } from '../../../src/node/base/diskCache.ts';
import { renderCompiled } from '../../../testing/renderCompiled.ts';
import { compileFile, compileText, temporarySite } from '../../../testing/temporarySite.ts';

const page = (...code: string[]) => ['# A', '', '```ts twoslash', ...code, '```', ''].join('\n');
const stripTags = (html: string) => html.replace(/<[^>]+>/g, '').replaceAll('&#x3C;', '<');

describe('a sample with types', () => {
  // runs before all others, because a language stays loaded
  it.each(['js', 'tsx', 'mts'])('loads the type checker for the first sample of a site: %s', async (lang) => {
    const compiled = await compileText(page('const sum = 1 + 1;').replace('ts twoslash', `${lang} twoslash`));
    expect(compiled.problems).toEqual([]);
    expect(stripTags(renderCompiled(compiled))).toContain('const sum: number');
  });

  it('adds a box with the type of each name, hidden even without a stylesheet', async () => {
    const compiled = await compileText(page('const sum = (a: number) => a;', 'sum(1);'));
    expect(compiled.problems).toEqual([]);
    const html = renderCompiled(compiled);
    const tips = [...html.matchAll(/role="tooltip" hidden>([\s\S]*?)<\/span><\/span><\/span>/g)];
    expect(tips.map(([, tip = '']) => stripTags(tip))).toContain('const sum: (a: number) => number');
    const stops = [...html.matchAll(/<span class="type" tabindex="(-?\d)">(?:<span[^>]*>)?(\w+)/g)];
    expect(stops.map(([, stop, word]) => `${word} ${stop}`)).toEqual(['sum 0', 'a 0', 'a -1', 'sum -1']);
  });

  it('omits code that is only for the type checker', async () => {
    const compiled = await compileText(page('const a = 1;', '// ---cut---', 'const b = a;', '//    ^?'));
    expect(compiled.problems).toEqual([]);
    const html = renderCompiled(compiled);
    expect(html.match(/class="line"/g)).toHaveLength(1);
    expect(stripTags(html)).toContain('^ const b: 1');
  });

  it('reports type errors with their lines, unless they are declared', async () => {
    const wrong = ['// @strict: true', 'const a: number = "one";', '', 'const b: string = 2;'];
    const { problems } = await compileText(page(...wrong));
    expect(problems).toEqual([
      expect.objectContaining({ severity: 'error', line: 5, message: expect.stringContaining('TS2322') }),
      expect.objectContaining({ line: 7, advice: expect.stringContaining('// @errors: 2322') }),
    ]);
    expect((await compileText(page('// @errors: 2322', ...wrong))).problems).toEqual([]);
  });

  it('reports an invalid directive at the start of the sample', async () => {
    const { problems } = await compileText(page('const a = 1;', '//                 ^?'));
    expect(problems).toEqual([
      expect.objectContaining({ severity: 'error', line: 3, message: expect.stringContaining('^?') }),
    ]);
  });

  it('rejects a language without types', async () => {
    const { problems } = await compileText('# A\n\n```css twoslash\na {}\n```\n');
    expect(problems).toEqual([
      expect.objectContaining({ line: 3, message: expect.stringContaining('"css" is not supported') }),
    ]);
  });

  it('computes types again when an imported package changes', async () => {
    const version = (number: string) => JSON.stringify({ name: 'lib', version: number, types: 'index.d.ts' });
    const site = temporarySite({
      'docs/en/index.mdx': page("import { a } from 'lib';", 'a;'),
      'node_modules/lib/package.json': version('1.0.0'),
      'node_modules/lib/index.d.ts': 'export declare const a: "first";',
    });
    const { problems, dependencies } = await compileFile(site);
    expect(problems).toEqual([]);
    expect(dependencies).toContain(path.join(site.root, 'node_modules/lib/package.json'));
    expect(readdirSync(cacheFolder(site)), 'types and highlighted code').toHaveLength(2);
    writeFileSync(path.join(site.root, 'node_modules/lib/package.json'), version('2.0.0'));
    writeFileSync(path.join(site.root, 'node_modules/lib/index.d.ts'), 'export declare const a: "second";');
    expect(stripTags(renderCompiled(await compileFile(site)))).toContain('const a: "second"');
  });
});

it('does not start the type checker for a page without types', async () => {
  const site = temporarySite({ 'docs/en/index.mdx': '# A\n\n```ts\nconst a: number = "one";\n```\n' });
  expect((await compileFile(site)).problems).toEqual([]);
  expect(readdirSync(cacheFolder(site)), 'highlighted code').toHaveLength(1);
});

import { expect, it } from 'vitest';
import { type Files, temporarySite } from '../../../../testing/temporarySite.ts';
import { ProblemsError } from '../../base/problems.ts';
import { siteModules } from './siteModules.ts';

const installed = (folder: string, version: string, dependencies = {}): Files => ({
  [`node_modules/${folder}/package.json`]: JSON.stringify({ version, main: 'index.js', dependencies }),
});

function problemsOf(files: Files, styles: string[]): string[] {
  const site = temporarySite(
    {
      'node_modules/katex/dist/katex.min.css': '',
      'node_modules/rehype-katex/index.js': '',
      ...installed('rehype-katex', '7.0.1', { katex: '^0.16.0' }),
      ...files,
    },
    { styles, markdown: { rehypePlugins: [['rehype-katex', {}], './own.ts'] } },
  );
  try {
    siteModules(site);
    return [];
  } catch (error) {
    return error instanceof ProblemsError ? error.problems.map(({ advice = '' }) => advice) : [String(error)];
  }
}

const nested = 'rehype-katex/node_modules/katex';
const styles = ['katex/dist/katex.min.css'];

it.each([
  ['0.19.1', installed(nested, '0.16.22'), ['Install the matching version: npm i -D katex@0.16.22']],
  ['0.16.4', installed(nested, '0.16.22'), []],
  ['0.16.22', {}, []],
  ['0.19.1', {}, []],
  // somebody else's, beside a plugin that has nothing to do with it
  ['0.19.1', { ...installed(nested, '0.13.0'), ...installed('rehype-katex', '7.0.1') }, []],
])('styles of katex %s fit the plugin, or are a problem', (version, files, expected) => {
  expect(problemsOf({ ...installed('katex', version), ...files }, styles)).toEqual(expected);
});

it('styles of the site’s own are of no version', () => {
  expect(problemsOf({ 'site.css': '' }, ['./site.css'])).toEqual([]);
});

it.each(['c#', 'a&b!', 'a?b'])('the bundler cannot import modules below a folder called %s', (name) => {
  const site = temporarySite({ [`${name}/site.css`]: '' }, { styles: ['./site.css'] });
  const odd = { ...site, root: `${site.root}/${name}` };
  expect(() => siteModules(odd)).toThrow('Rename the folder, or move the site.');
  expect(siteModules({ ...odd, config: { ...site.config, styles: [] } }).styles).toEqual([]);
});

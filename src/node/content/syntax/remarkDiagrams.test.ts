import { describe, expect, it } from 'vitest';
import { renderCompiled } from '../../../../testing/renderCompiled.ts';
import { compileText } from '../../../../testing/temporarySite.ts';

const FILE = 'docs/en/flow.svg';
const USE = '<Diagram src="./flow.svg" alt="A flow" />';

const compile = (svg: string | undefined, use = USE) =>
  compileText(`# A\n\n${use}\n`, svg === undefined ? {} : { files: { [FILE]: svg } });

describe('a diagram', () => {
  it('inlines a drawing without metadata of its editor', async () => {
    const svg =
      '<?xml version="1.0"?>\n<!-- made by hand -->\n<svg viewBox="0 0 8 8" xmlns="http://www.w3.org/2000/svg"><title>x</title>' +
      '<linearGradient id="g"/><use href="#g"/><path fill="url(#g)" d="M0 0"/></svg>\n';
    const page = await compile(svg, `${USE}\n\n${USE}`);
    expect(page.problems).toEqual([]);
    const html = renderCompiled(page);
    expect(html).not.toMatch(/title|xml version|made by hand/);
    expect(html).toContain('<svg viewBox="0 0 8 8"');
    for (const [number, reference] of [
      [1, 'id="diagram-1-g"'],
      [1, 'href="#diagram-1-g"'],
      [2, 'fill="url(#diagram-2-g)"'],
    ]) {
      expect(html, `of drawing ${number}`).toContain(reference);
    }
  });

  it('keeps colors, and updates every reference', async () => {
    const page = await compile(
      '<svg viewBox="0 0 8 8" role="img" aria-labelledby="t u"><g id="a"/><g id="b"/><path fill="#0969da" stroke="#fff" clip-path="url(#a) url(\'#b\')" d="M0 0"/><text id="t">T</text><text id="u">U</text></svg>',
    );
    const html = renderCompiled(page);
    expect(html).toContain('fill="#0969da" stroke="#fff"');
    expect(html).toMatch(/url\(#diagram-1-a\) url\((?:'|&#x27;|&#39;)#diagram-1-b/);
    expect(html).toContain('aria-labelledby="diagram-1-t diagram-1-u"');
  });

  it('marks drawings that are too wide to shrink to the width of a phone', async () => {
    expect(renderCompiled(await compile('<svg viewBox="0 0 480 8"/>'))).not.toContain('data-wide');
    expect(renderCompiled(await compile('<svg viewBox="0 0 481 8"/>'))).toContain('data-wide');
  });

  it('adds the drawing to the dependencies of its page', async () => {
    const { dependencies } = await compile('<svg viewBox="0 0 8 8"/>');
    expect(dependencies).toEqual([expect.stringMatching(/docs\/en\/flow\.svg$/)]);
  });

  it.each([
    ['is missing', undefined, 'Drawing not found: "./flow.svg"'],
    ['is something else', '<p>no</p>', 'is not one SVG drawing'],
    ['has no size', '<svg></svg>', 'has no viewBox'],
    ['runs a script', '<svg viewBox="0 0 1 1"><script>1</script></svg>', 'contains <script>'],
    ['listens', '<svg viewBox="0 0 1 1" onload="x()"></svg>', 'uses the attribute onload'],
    ['has styles', '<svg viewBox="0 0 1 1"><path style="fill:red"/></svg>', 'uses the attribute style'],
    ['links', '<svg viewBox="0 0 1 1"><use href="other.svg#a"/></svg>', 'refers to another file'],
    ['loads', '<svg viewBox="0 0 1 1"><path fill="url(https://a.b/c)"/></svg>', 'refers to another file'],
  ])('reports a diagram that %s', async (_, svg, message) => {
    const { problems } = await compile(svg);
    expect(problems).toEqual([
      expect.objectContaining({ line: 3, message: expect.stringContaining(message) }),
    ]);
  });

  it('requires a text alternative', async () => {
    const { problems } = await compile('<svg viewBox="0 0 1 1"/>', '<Diagram src="./flow.svg" />');
    expect(problems).toEqual([expect.objectContaining({ line: 3, message: '<Diagram> has no "alt" text.' })]);
  });
});

import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { isJsx, type JsxElement, textAttribute } from '../jsxNodes.ts';
import { readBeside, report } from '../page.ts';
import { reservedText } from '../tokens.ts';
import { visit } from '../visit.ts';
import { inlineSvg } from './inlineSvg.ts';

declare module 'mdast' {
  interface Data {
    /** Markup of the drawing that an element shows. */
    drawing?: string;
  }
}

/** `<Diagram src="./flow.svg" alt="…" />`: inlines the drawing, so that it follows the theme. */
export function remarkDiagrams() {
  return (tree: Root, vfile: VFile): void => {
    let count = 0;
    visit(tree, (node) => {
      if (!isJsx(node)) return;
      if (node.name === 'Diagram') embed(node, `diagram-${++count}-`, vfile);
    });
  };
}

function embed(node: JsxElement, idPrefix: string, vfile: VFile): void {
  const src = textAttribute(node, 'src') ?? '';
  const fail = (message: string, advice: string) => report(vfile, node, { code: 'diagram', message, advice });
  if (!textAttribute(node, 'alt')?.trim()) {
    fail(
      '<Diagram> lacks its text.',
      'Say in alt="…" what the drawing shows, for readers who do not see it.',
    );
  }
  if (!/^\.{1,2}\/.*\.svg$/.test(src)) {
    fail(`<Diagram> cannot show “${src}”.`, 'Write src="./name.svg", relative to the page.');
    return;
  }
  const text = readBeside(node, src, vfile).bytes?.toString();
  if (text === undefined) {
    fail(
      `There is no drawing “${src}”.`,
      'The path is relative to the page. Create the file, or correct the path.',
    );
    return;
  }
  const drawing = reservedText(text, src)
    ? { problem: 'holds characters of the engine' }
    : inlineSvg(text, idPrefix);
  if ('problem' in drawing) {
    fail(
      `“${src}” ${drawing.problem}.`,
      'A drawing is one <svg> element with a viewBox, without scripts, styles or links to elsewhere. Colors are currentColor or tokens such as var(--color-accent).',
    );
    return;
  }
  node.data = { ...node.data, drawing: drawing.html };
  node.attributes = node.attributes.filter((entry) => !('name' in entry && entry.name === 'src'));
}

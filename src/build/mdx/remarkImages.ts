import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import type { Image, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { decodePath, withBase } from '../../shared/routes.ts';
import type { ResolvedSite } from '../config/resolveSite.ts';
import { pageOf, report, sourceOf } from './pageContext.ts';

/**
 * Pictures get their dimensions, so that nothing shifts, and an address with their content's hash. The first one of
 * a page loads at once, the others when they come near.
 */
export function remarkImages(site: ResolvedSite) {
  return (tree: Root, vfile: VFile): void => {
    let count = 0;
    visit(tree, 'image', (node) => {
      const external = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(node.url);
      if (external && !isOnAssetsHost(site, node.url)) {
        report(vfile, node, {
          message: `The picture “${node.url}” lies on another site.`,
          advice: 'Put it beside the page, so that readers load nothing from third parties.',
        });
      } else if (!external) resolveImage(site, node, vfile);
      const properties = { decoding: 'async', ...(count++ > 0 ? { loading: 'lazy' } : {}) };
      node.data = { ...node.data, hProperties: { ...properties, ...node.data?.hProperties } };
    });
  };
}

function isOnAssetsHost({ config }: ResolvedSite, url: string): boolean {
  return config.assetsHost !== undefined && URL.parse(url)?.origin === new URL(config.assetsHost).origin;
}

function resolveImage(site: ResolvedSite, node: Image, vfile: VFile): void {
  const { context, findings } = pageOf(vfile);
  const isPublic = node.url.startsWith('/');
  const folder = isPublic ? site.publicDir : path.dirname(sourceOf(node, context).file);
  const file = path.join(folder, decodePath(node.url));
  findings.dependencies.push(file);
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(file);
  } catch {
    report(vfile, node, {
      message: `There is no picture “${node.url}”.`,
      advice: isPublic
        ? 'Paths with a leading slash belong to the public folder.'
        : 'The path is relative to the page.',
    });
    return;
  }
  const { width, height } = measure(bytes, node, vfile);
  node.data = { ...node.data, hProperties: { width, height } };
  if (isPublic) {
    node.url = withBase(site.space.base, node.url);
    return;
  }
  const { name, ext } = path.parse(file);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const output = `assets/images/${name}.${hash}${ext}`;
  findings.assets.push({ source: file, output });
  node.url = withBase(site.space.base, `/${output}`);
}

function measure(bytes: Uint8Array, node: Image, vfile: VFile): { width?: number; height?: number } {
  try {
    const { width, height } = imageSize(bytes);
    return { width, height };
  } catch {
    report(vfile, node, {
      message: `The picture “${node.url}” cannot be read.`,
      advice: 'Is it damaged, or in a format that browsers do not show?',
    });
    return {};
  }
}

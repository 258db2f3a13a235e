import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import type { Definition, Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { encodePath, isExternal, publicUrl, splitHref, withBase } from '../../../shared/routes.ts';
import { decodePath } from '../../../shared/urlPath.ts';
import { readFileIfExists } from '../../base/files.ts';
import { ASSETS_FOLDER } from '../../base/paths.ts';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import { isHtmlElement, isJsx, type JsxElement, jsxAttributes, textAttribute } from '../jsxNodes.ts';
import { getSourceFile, type Parsed, type Report, report } from '../page.ts';
import { isAllowed } from '../syntax/htmlElements.ts';

/** An image as referenced by the page; its size is unknown if it cannot be read or is on another host. */
interface ImageReference {
  url: string;
  width?: number;
  height?: number;
}

type CollectedFiles = Pick<Parsed, 'assets' | 'dependencies'>;

/** The page that references images, and the files collected so far. */
interface ImageContext {
  site: ResolvedSite;
  vfile: VFile;
  files: CollectedFiles;
}

/**
 * Gives images their dimensions, to avoid layout shifts, and a URL with a content hash. The first one on a page loads
 * eagerly, the others lazily. Applies to `![]()` and `<img>`.
 */
export function processImages(tree: Root, vfile: VFile, site: ResolvedSite): CollectedFiles {
  const files: CollectedFiles = { assets: [], dependencies: [] };
  const find = (url: string, node: Nodes) => findImage({ site, vfile, files }, url, node);
  let count = 0;
  const loading = () => ({ decoding: 'async', ...(count++ > 0 ? { loading: 'lazy' } : {}) });
  visit(tree, (node) => {
    if (node.type === 'image') {
      if (!node.alt?.trim()) report(vfile, node, missingAltReport(node.url));
      const { url, ...size } = find(node.url, node);
      if (isOnAssetsHost(site, url)) report(vfile, node, unknownSizeReport(url));
      node.url = url;
      node.data = { ...node.data, hProperties: { ...loading(), ...size, ...node.data?.hProperties } };
    }
    if (!isJsx(node)) return;
    if (isHtmlElement(node)) processMediaFiles(node, { site, vfile, files });
    const src = node.name === 'img' ? textAttribute(node, 'src') : undefined;
    if (src === undefined) return;
    if (textAttribute(node, 'alt') === undefined) report(vfile, node, missingAltReport(src));
    const { url, width, height } = find(src, node);
    const has = (name: string) => node.attributes.some((entry) => 'name' in entry && entry.name === name);
    const zoomSrc = textAttribute(node, 'data-zoom-src');
    const zoom = zoomSrc === undefined ? {} : { 'data-zoom-src': find(zoomSrc, node).url };
    const isSized = has('width') && has('height');
    if (!isSized && isOnAssetsHost(site, src)) report(vfile, node, unknownSizeReport(src));
    const size =
      has('width') || has('height') ? {} : { width: width?.toString(), height: height?.toString() };
    const defaults = Object.entries({ ...loading(), ...size }).filter(([name]) => !has(name));
    node.attributes = [
      ...node.attributes.filter(
        (entry) => !('name' in entry && ['src', 'data-zoom-src'].includes(entry.name)),
      ),
      ...jsxAttributes({ src: url, ...zoom, ...Object.fromEntries(defaults) }),
    ];
  });
  return files;
}

/** Elements of HTML and of SVG that show or play a file, except `<img>`. */
const MEDIA = ['video', 'audio', 'source', 'track', 'input'];
const SVG_FILES = ['image', 'feImage', 'use'];

/** Whether an attribute holds a file other than the image of an `<img>`. */
function isFileAttribute({ name }: JsxElement, attribute: string): boolean {
  if (SVG_FILES.includes(name ?? '')) return ['href', 'xlink:href', 'xlinkHref'].includes(attribute);
  return MEDIA.includes(name ?? '') && ['src', 'poster'].includes(attribute);
}

/**
 * Checks that files of videos, audio, alternative sources and SVG images are in the public folder, and adds the site's
 * base to their URLs.
 */
function processMediaFiles(node: JsxElement, { site, vfile, files }: ImageContext): void {
  for (const attribute of node.attributes) {
    if (!('name' in attribute) || typeof attribute.value !== 'string') continue;
    const { name, value } = attribute;
    const isSrcset = name.toLowerCase() === 'srcset';
    if (!isSrcset && !isFileAttribute(node, name)) continue;
    const candidates = isSrcset ? srcsetCandidates(value) : [[value]];
    for (const [url = ''] of candidates) {
      if (isExternal(url) || url.startsWith('#')) continue;
      const file = publicPath(site, url);
      if (url.startsWith('/')) files.dependencies.push(file);
      if (url.startsWith('/') && existsSync(file)) continue;
      report(vfile, node, url.startsWith('/') ? notInPublicFolder(node, url) : notCopied(node, name, url));
    }
    attribute.value = candidates
      .map(([url = '', ...descriptors]) => [publicUrl(site.space.base, url), ...descriptors].join(' '))
      .join(', ');
  }
}

/** Returns the file of the public folder at a URL, which may be encoded and have a query or hash. */
function publicPath({ publicDir }: ResolvedSite, url: string): string {
  return path.join(publicDir, decodePath(splitHref(url).target));
}

function notInPublicFolder({ name }: JsxElement, url: string): Report {
  const message = `<${name}> cannot load "${url}": the public folder has no such file.`;
  return { code: 'image', message, advice: 'Add it there, or correct the path.' };
}

/** Reports a file that isn't copied into the site: only images of `<img>` are. */
function notCopied({ name }: JsxElement, attribute: string, url: string): Report {
  const message = `<${name}> cannot load "${url}": only files in the public folder are copied into the site.`;
  return {
    code: 'image',
    message,
    advice: `Move it to the public folder and write ${attribute}="/name".`,
  };
}

/** Splits a `srcset` into its images, each with its size: `/a.png 2x, /b.png`. */
function srcsetCandidates(value: string): string[][] {
  return value
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/))
    .filter(([url]) => url !== '');
}

function findImage(page: ImageContext, url: string, node: Nodes): ImageReference {
  const { site, vfile } = page;
  if (!isExternal(url)) return readImage(page, url, node);
  if (/^(?:file:|[a-z]:[\\/])/i.test(url)) {
    const message = `The image "${url}" is a local path.`;
    report(vfile, node, { code: 'image', message, advice: 'Save it next to the page: ![](./name.png).' });
    return { url };
  }
  if (!isOnAssetsHost(site, url) && !isAllowed(site.config.csp?.['img-src'], url)) {
    report(vfile, node, {
      code: 'image',
      message: `The image "${url}" is on another site.`,
      advice:
        "Save it next to the page, or allow its host in the site configuration: csp: { 'img-src': ['https://…'] }.",
    });
  }
  return { url };
}

/** Reports an image without a description, which users who can't see the image need. */
function missingAltReport(url: string): Report {
  return {
    code: 'image-alt',
    message: `The image "${url}" has no description.`,
    advice: 'Write ![what it shows](./a.png), or <img src="./a.png" alt="" /> for a decorative image.',
  };
}

/** Reports a remote image without dimensions, which can't be measured and would cause a layout shift. */
function unknownSizeReport(url: string): Report {
  return {
    code: 'image',
    message: `The size of the image "${url}" is unknown.`,
    advice: `Write it as <img src="${url}" alt="" width="" height="" />.`,
  };
}

function isOnAssetsHost({ config }: ResolvedSite, url: string): boolean {
  return config.assetsHost !== undefined && URL.parse(url)?.origin === new URL(config.assetsHost).origin;
}

function readImage({ site, vfile, files }: ImageContext, url: string, node: Nodes): ImageReference {
  const isPublic = url.startsWith('/');
  const folder = isPublic ? site.publicDir : path.dirname(getSourceFile(node, vfile).file);
  const [address = ''] = url.split(/[?#]/, 1);
  const exactFile = path.join(folder, decodePath(url));
  const file = existsSync(exactFile) ? exactFile : path.join(folder, decodePath(address));
  const suffix = file === exactFile ? '' : url.slice(address.length);
  const isWindows = url.includes('\\');
  files.dependencies.push(file);
  const bytes = readFileIfExists(file);
  if (!bytes) {
    const advice = isWindows
      ? `Write "/" for "\\": ${url.replaceAll('\\', '/')}`
      : isPublic
        ? 'Paths with a leading slash refer to the public folder.'
        : 'The path is relative to the page.';
    report(vfile, node, { code: 'image', message: `Image not found: "${url}".`, advice });
    return { url };
  }
  const size = measure(bytes, url, node, vfile);
  if (isPublic) {
    const existing = file === exactFile ? url : address;
    return { url: withBase(site.space.base, encodePath(decodePath(existing))) + suffix, ...size };
  }
  const { name, ext } = path.parse(file);
  const digest = hash('sha256', bytes).slice(0, 8);
  const output = `${ASSETS_FOLDER}/images/${shortened(name)}.${digest}${ext}`;
  files.assets.push({ source: file, output });
  return { url: withBase(site.space.base, encodePath(`/${output}`)) + suffix, ...size };
}

/** Maximum length of an image's name, in bytes. File systems allow 255, including the hash, the extension and `.br`. */
const MAX_NAME = 200;

/** Truncates a long name. The hash of the content keeps names unique. */
function shortened(name: string): string {
  const characters = [...name];
  while (Buffer.byteLength(characters.join('')) > MAX_NAME) characters.pop();
  return characters.join('');
}

function measure(bytes: Uint8Array, url: string, node: Nodes, vfile: VFile): Omit<ImageReference, 'url'> {
  try {
    const { width, height } = imageSize(bytes);
    return { width, height };
  } catch {
    const advice = 'Check whether it is damaged or in a format that browsers do not support.';
    report(vfile, node, { code: 'image', message: `The image "${url}" cannot be read.`, advice });
    return {};
  }
}

/** Turns `![a][b]` into `![a](…)`, and removes definitions that only images use, because they aren't links. */
export function resolveImageReferences(tree: Root): void {
  const definitions = new Map<string, Definition>();
  const images = new Set<string>();
  const links = new Set<string>();
  visit(tree, 'definition', (node) => {
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
  });
  if (definitions.size === 0) return;
  visit(tree, (node, index, parent) => {
    if (node.type === 'linkReference') links.add(node.identifier);
    if (node.type !== 'imageReference' || !parent || index === undefined) return;
    const definition = definitions.get(node.identifier);
    if (!definition) return;
    const { url, title, data } = definition;
    const { alt, position } = node;
    images.add(node.identifier);
    parent.children[index] = { type: 'image', url, title, alt, position, ...(data ? { data } : {}) };
  });
  visit(tree, 'definition', (node, index, parent) => {
    if (!parent || index === undefined) return;
    if (!images.has(node.identifier) || links.has(node.identifier)) return;
    parent.children.splice(index, 1);
    return index;
  });
}

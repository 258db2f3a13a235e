import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withBase } from '../../shared/routes.ts';
import { ARTICLE_STYLESHEETS, type ExtraStylesheet } from '../../shared/stylesheets.ts';
import { REDIRECT_SCRIPT, type ShellAssets } from './document.ts';

/** Names of a bundle's files, relative to its folder. */
export interface BundleFiles {
  /** Assets that every page references: scripts, stylesheets, and fonts to preload. */
  scripts: string[];
  stylesheets: string[];
  fonts: string[];
  /** Stylesheets that only some pages load, by name. */
  extraStylesheets: Partial<Record<ExtraStylesheet, string>>;
}

/**
 * Returns the assets that pages reference, as URLs.
 * @param folder contains `headScript.js`
 */
export function shellAssets(folder: string, files: BundleFiles, base: string): ShellAssets {
  const urls = (names: string[]) => names.map((name) => withBase(base, `/${name}`));
  return {
    headScript: readFileSync(path.join(folder, 'headScript.js'), 'utf8').trim(),
    scripts: urls(files.scripts),
    stylesheets: urls(files.stylesheets),
    inlineStyles: [],
    inlineExtraStyles: {},
    fonts: urls(files.fonts),
    extraStylesheets: Object.fromEntries(
      Object.entries(files.extraStylesheets).map(([key, name]) => [key, withBase(base, `/${name}`)]),
    ),
  };
}

/** Returns the source of the inline scripts and styles. */
export function inlineTexts(assets: ShellAssets): { scripts: string[]; styles: string[] } {
  const { headScript, inlineStyles, inlineExtraStyles } = assets;
  return {
    scripts: [headScript, REDIRECT_SCRIPT],
    styles: [...inlineStyles.map(({ css }) => css), ...Object.values(inlineExtraStyles)],
  };
}

/** The assets of a production build, where none of these is optional. */
type PublishedAssets = ShellAssets & Required<Pick<ShellAssets, 'integrity'>>;

/**
 * Returns the assets of a production bundle. External files get a Subresource Integrity hash. Styles are inlined, the
 * common ones in every page and an article's in the pages that need them, because a separate file would double the time
 * until the page is readable on a slow network.
 */
export function publishedAssets(folder: string, files: BundleFiles, base: string): PublishedAssets {
  const readStyles = (name: string) => {
    const [css = ''] = readFileSync(path.join(folder, name), 'utf8').split('/*# sourceMappingURL');
    return withAbsoluteUrls(css.trimEnd(), withBase(base, `/${name}`));
  };
  return {
    ...shellAssets(folder, files, base),
    stylesheets: [],
    inlineStyles: files.stylesheets.map((name) => ({
      url: withBase(base, `/${name}`),
      css: readStyles(name),
    })),
    inlineExtraStyles: Object.fromEntries(
      ARTICLE_STYLESHEETS.flatMap((name) => {
        const file = files.extraStylesheets[name];
        return file === undefined ? [] : [[name, readStyles(file)]];
      }),
    ),
    integrity: shellIntegrity(folder, files, base),
  };
}

/** Makes the URLs of fonts and images absolute, because they are relative to the stylesheet's original location. */
function withAbsoluteUrls(css: string, url: string): string {
  return css.replace(/url\(["']?(\.[^)"']*)["']?\)/g, (_, relative: string) => {
    const { pathname } = new URL(relative, new URL(url, 'http://localhost'));
    return `url(${pathname})`;
  });
}

function shellIntegrity(folder: string, files: BundleFiles, base: string): Record<string, string> {
  const names = [...files.scripts, ...Object.values(files.extraStylesheets)];
  return Object.fromEntries(
    names.map((name) => {
      const digest = hash('sha256', readFileSync(path.join(folder, name)), 'base64');
      return [withBase(base, `/${name}`), `sha256-${digest}`];
    }),
  );
}

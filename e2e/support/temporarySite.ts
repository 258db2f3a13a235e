import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SiteConfig } from '../../src/shared/siteConfig.ts';
import { BUNDLER_CACHE, copyBundlerCache } from './bundlerCache.ts';

/** Files of a site, by their paths relative to it. */
export type Files = Record<string, string | Uint8Array>;

const plugin = path.resolve(import.meta.dirname, '../../src/node/plugin.ts');

let workerSite: string | undefined;

/** The sources of a small site, in a temporary folder. */
export class TemporarySite {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Absolute path of a file of the site. */
  path(name: string): string {
    return path.join(this.folder, name);
  }

  read(name: string): string {
    return readFileSync(this.path(name), 'utf8');
  }

  exists(name: string): boolean {
    return existsSync(this.path(name));
  }

  write(files: Files): void {
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(path.dirname(this.path(name)), { recursive: true });
      writeFileSync(this.path(name), content);
    }
  }

  /** Replaces a part of a file; throws if the part is missing. */
  replace(name: string, from: string, to: string): void {
    const text = this.read(name);
    if (!text.includes(from)) throw new Error(`${name} does not contain ${JSON.stringify(from)}.`);
    this.write({ [name]: text.replace(from, to) });
  }

  remove(name: string): void {
    rmSync(this.path(name), { recursive: true, force: true });
  }

  move(from: string, to: string): void {
    renameSync(this.path(from), this.path(to));
  }

  /** Paths of all files below a folder of the site, relative to it. */
  list(name: string): string[] {
    if (!this.exists(name)) return [];
    return readdirSync(this.path(name), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(this.path(name), path.join(entry.parentPath, entry.name)))
      .sort();
  }

  /** Hashes of all files below a folder of the site, by path, for comparison. */
  snapshot(name = 'dist'): Record<string, string> {
    return Object.fromEntries(
      this.list(name).map((file) => [file, hash(readFileSync(this.path(path.join(name, file))))]),
    );
  }
}

/** Returns the files that exist in only one of two snapshots, or differ. */
export function differences(one: Record<string, string>, other: Record<string, string>): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter((name) => one[name] !== other[name]).sort();
}

/** A site's configuration, for `docs` or for `rsbuild`. */
type ConfigFile = 'site.config.ts' | 'rsbuild.config.ts';

/**
 * Writes a site and its configuration; English only unless configured otherwise. A test has one site at a time: the
 * next one reuses its folder, in which only the cache of the bundler is kept.
 *
 * @param file path of the configuration. Default: `site.config.ts`
 */
export function writeSite(
  files: Files,
  config: Partial<SiteConfig> = {},
  file: ConfigFile = 'site.config.ts',
): TemporarySite {
  workerSite ??= makeWorkerSite();
  const site = new TemporarySite(workerSite);
  clear(site.folder);
  const options = { title: 'Small', languages: [{ lang: 'en', label: 'English' }], ...config };
  const text = JSON.stringify(options, null, 2);
  const isRsbuild = file === 'rsbuild.config.ts';
  site.write({ [file]: isRsbuild ? rsbuildConfig(site, text) : `export default ${text};\n`, ...files });
  return site;
}

/** Returns the text of an `rsbuild.config.ts`. */
export function rsbuildConfig({ folder }: TemporarySite, options: string): string {
  // a relative path, as in README.md: the imported module is reloaded when the dev server restarts
  return `import { pluginDocs } from ${JSON.stringify(path.relative(folder, plugin))};

export default { plugins: [pluginDocs(${options})] };
`;
}

/** Removes everything from a site's folder except {@link BUNDLER_CACHE}. */
function clear(root: string, folder = ''): void {
  if (!existsSync(root)) return;
  for (const entry of readdirSync(path.join(root, folder))) {
    const name = path.join(folder, entry);
    if (name === BUNDLER_CACHE) continue;
    if (BUNDLER_CACHE.startsWith(name + path.sep)) clear(root, name);
    else rmSync(path.join(root, name), { recursive: true, force: true });
  }
}

/** Returns the folder for the sites of this worker, with the cache of the bundler. */
function makeWorkerSite(): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'docs-e2e-')));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const site = path.join(folder, 'site');
  copyBundlerCache(site);
  return site;
}

function hash(content: Uint8Array): string {
  return createHash('sha1').update(content).digest('hex');
}

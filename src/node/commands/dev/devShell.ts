import path from 'node:path';
import type { RsbuildDevServer } from '@rsbuild/core';
import { withBase } from '../../../shared/routes.ts';
import { devFiles } from '../../bundler/bundleFiles.ts';
import { DEV_ENTRIES, type PackagedShell } from '../../bundler/packagedShell.ts';
import type { ShellAssets } from '../../render/document.ts';
import { loadServerBundle, type ServerBundle } from '../../render/serverBundle.ts';
import { publishedAssets, shellAssets } from '../../render/shellAssets.ts';

/** The shell around the pages of the dev server. */
export interface DevShell {
  /** What pages refer to. */
  assets(): Promise<ShellAssets>;
  /** Renders the shell and articles. */
  bundle(): Promise<ServerBundle>;
}

/** The shell as the bundler has it now: it follows edits, and is only loaded again when it has changed. */
export class BundledShell implements DevShell {
  readonly #base: string;
  readonly #environments: RsbuildDevServer['environments'];
  #loaded: { hash: string | null | undefined; bundle: ServerBundle } | undefined;

  constructor(base: string, environments: RsbuildDevServer['environments']) {
    this.#base = base;
    this.#environments = environments;
  }

  async assets(): Promise<ShellAssets> {
    const { web, head } = this.#environments;
    if (!web || !head) throw new Error('The dev server runs without one of its environments.');
    const [webStats] = await Promise.all([web.getStats(), head.getStats()]);
    return shellAssets(head.context.distPath, devFiles({ web: { stats: webStats } }), this.#base);
  }

  async bundle(): Promise<ServerBundle> {
    const { node } = this.#environments;
    if (!node) throw new Error('The dev server runs without the environment “node”.');
    const { hash } = await node.getStats();
    if (this.#loaded?.hash !== hash || !this.#loaded) {
      const file = path.join(node.context.distPath, 'server.mjs');
      this.#loaded = { hash, bundle: await loadServerBundle(file, `?${hash}`) };
    }
    return this.#loaded.bundle;
  }
}

/** The finished shell of the package: there is nothing to wait for. */
export class FinishedShell implements DevShell {
  readonly #assets: ShellAssets;
  readonly #bundle: Promise<ServerBundle>;

  constructor(base: string, { bundle: { folder, files } }: PackagedShell) {
    const { integrity: _, speculationRules: __, ...assets } = publishedAssets(folder, files, base);
    this.#assets = { ...assets, scripts: DEV_ENTRIES.map((name) => withBase(base, `/${name}`)) };
    this.#bundle = loadServerBundle(path.join(folder, 'server.mjs'));
    this.#bundle.catch(() => undefined); // reported where it is used
  }

  async assets(): Promise<ShellAssets> {
    return this.#assets;
  }

  async bundle(): Promise<ServerBundle> {
    return this.#bundle;
  }
}

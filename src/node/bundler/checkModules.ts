import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Rspack, rspack } from '@rsbuild/core';
import { SCRIPTS } from '../base/importGraph.ts';
import { displayPath, isPath } from '../base/paths.ts';
import { lineOfQuoted, listed, type Problem } from '../base/problems.ts';
import type { ResolvedSite } from '../config/resolveSite.ts';
import type { SiteModules } from '../content/own/siteModules.ts';

/** The relevant properties of a parsed module. */
type ReadModule = Pick<Rspack.StatsModule, 'nameForCondition' | 'providedExports' | 'failed'>;

/**
 * What a build would find wrong with the modules of components: mistakes in their syntax, imports by paths that lead
 * nowhere, and exports that are not there. Nothing is written, and what packages bring along is not looked at.
 */
export async function checkModules(site: ResolvedSite, modules: SiteModules): Promise<Problem[]> {
  const wanted = wantedExports(modules);
  const files = [...new Set(wanted.map(({ file }) => file))];
  if (files.length === 0) return [];
  const { errors = [], modules: read = [] } = await readModules(site.root, files);
  const broken = errors.map((error) => problemOf(site, error)).filter((problem) => problem !== undefined);
  const byFile = new Map<string | undefined, ReadModule>(
    read.map((module) => [module.nameForCondition, module]),
  );
  const missing = wanted.flatMap(({ file, exported }): Problem[] => {
    const { providedExports, failed } = byFile.get(file) ?? {};
    // of a module in another format, they are not known
    if (failed || !Array.isArray(providedExports)) return [];
    if (providedExports.includes(exported) || providedExports.includes('default')) return [];
    const what =
      exported === 'default' ? 'no default component' : `no component “${exported}”and no default component`;
    const found = listed(providedExports);
    const message = `This module exports ${what}.`;
    const advice = found ? `It exports: ${found}.` : 'Write “export default” before the component.';
    return [{ severity: 'error', file: displayPath(site, file), line: 1, message, advice }];
  });
  return [...broken, ...missing];
}

function wantedExports({ components, slots, layouts }: SiteModules): { file: string; exported: string }[] {
  const parts = [...Object.values(slots), ...Object.values(layouts)];
  return [...components, ...parts.map((file) => ({ file, exported: 'default' }))];
}

/** Parses modules and all that they import by a path. */
function readModules(root: string, files: readonly string[]): Promise<Rspack.StatsCompilation> {
  const script = (test: RegExp, tsx: boolean): Rspack.RuleSetRule => ({
    test,
    type: 'javascript/auto',
    use: {
      loader: 'builtin:swc-loader',
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx, decorators: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    },
  });
  const compiler = rspack({
    context: root,
    mode: 'development',
    target: 'node',
    devtool: false,
    entry: Object.fromEntries(files.map((file, index) => [index, file])),
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.jsx', '.json'],
      extensionAlias: { '.js': ['.js', '.ts', '.tsx'], '.jsx': ['.jsx', '.tsx'] },
    },
    // packages and aliases
    externals: [({ request = '' }, done) => (isPath(request) ? done() : done(undefined, 'var undefined'))],
    module: {
      parser: { javascript: { exportsPresence: 'error' } },
      rules: [
        script(/\.(?:[cm]?js|[jt]sx)$/, true),
        script(/\.[cm]?ts$/, false),
        { exclude: /\.(?:[cm]?[jt]sx?|json)$/, type: 'asset/source' },
      ],
    },
  });
  compiler.hooks.shouldEmit.tap('docs', () => false);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const options = { all: false, errors: true, modules: true, nestedModules: true, providedExports: true };
      const found = stats?.toJson(options) ?? {};
      compiler.close((closing) => {
        const failed = error ?? closing;
        if (failed) reject(failed);
        else resolve(found);
      });
    });
  });
}

/** A mistake that the bundler names; its places are those of the text as written, for mistakes of syntax only. */
function problemOf(
  site: ResolvedSite,
  { moduleIdentifier = '', message }: Rspack.StatsError,
): Problem | undefined {
  const file = moduleIdentifier.replace(/^.*!/, '').replace(/\?.*$/, '');
  const [, unresolved] = /Can't resolve '([^']+)'/.exec(message) ?? [];
  const [, name = '', from] = /export '([^']+)' .*?was not found in '([^']+)'/.exec(message) ?? [];
  const problem = (message: string, advice?: string, imported?: string): Problem => ({
    severity: 'error',
    file: displayPath(site, file),
    ...(imported === undefined ? {} : lineOfQuoted(readFileSync(file, 'utf8'), imported)),
    message,
    ...(advice ? { advice } : {}),
  });
  if (unresolved !== undefined) {
    const what = `This imports a file that does not exist: ${unresolved}`;
    return problem(what, 'Create it, or fix the path.', unresolved);
  }
  if (message.includes('ESModulesLinkingError')) {
    // what a stylesheet or a picture exports is up to the plugins of the build
    const extension = path.extname(from?.split('?')[0] ?? '');
    if (from === undefined || ![...SCRIPTS, ''].includes(extension)) return undefined;
    const [, known] = /possible exports: ([^)]*)\)/.exec(message) ?? [];
    const what = `This imports “${name}”, which ${from} does not export.`;
    return problem(what, known && `It exports: ${known}.`, from);
  }
  const [, cause = message.trim()] = /× (?:Syntax Error: )?(?!Module build failed)(.*)/.exec(message) ?? [];
  const [, line] = /\[(\d+):\d+\]/.exec(message) ?? [];
  return { ...problem(`Cannot read this module: ${cause}`), ...(line ? { line: Number(line) } : {}) };
}

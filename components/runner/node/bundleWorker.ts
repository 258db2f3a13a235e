import path from 'node:path';
import { rspack } from '@rsbuild/core';

const WORKER = path.join(import.meta.dirname, '../client/worker.ts');

/** Bundles the worker, with the framework, into one script. Returns its path. */
export function bundleWorker(outDir: string): Promise<string> {
  const filename = 'worker.js';
  const compiler = rspack({
    mode: 'production',
    target: ['webworker', 'es2024'],
    devtool: false,
    entry: WORKER,
    output: { path: outDir, filename, asyncChunks: false },
    optimization: {
      splitChunks: false,
      runtimeChunk: false,
      minimizer: [
        // inline snapshots find their place by the names of functions in stacks
        new rspack.SwcJsMinimizerRspackPlugin({
          minimizerOptions: { compress: { keep_fnames: true }, mangle: { keep_fnames: true } },
        }),
      ],
    },
    performance: false,
    resolve: { extensions: ['...', '.ts'] },
    module: {
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2024' } },
        },
      ],
    },
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else compiler.close(() => resolve(path.join(outDir, filename)));
    });
  });
}

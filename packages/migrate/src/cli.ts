#!/usr/bin/env node

/** `docs-site-migrate`, also `docs migrate`. See `USAGE`. */

import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import {
  atomicWrite,
  formatProblems,
  type Problem,
  readCommandLine,
  resolveSite,
  runCommand,
  UsageError,
} from 'docs-site-engine/node';
import { fixSite } from './fixPages.ts';
import { mergeSimilar } from './mergeSimilar.ts';
import { migrateSite } from './migrateSite.ts';
import { configText } from './newConfig.ts';
import { isTool } from './sourceSite.ts';

const USAGE = `Usage: npx docs-site-migrate vitepress|rspress <folder> [--out .]
Converts the pages, configuration and navigation of a VitePress or Rspress site. The old folder is not changed.
Everything that needs manual changes is listed with file and line; "docs check" lists the remaining errors again.
  --out  folder of the new site; it must not contain one yet`;

await runCommand(USAGE, async () => {
  const { values, positionals } = readCommandLine(
    USAGE,
    { out: { type: 'string', default: '.' } },
    { maxArguments: 2 },
  );
  const [tool = '', folder] = positionals;
  if (!isTool(tool))
    throw new UsageError(
      'Expected a tool and a folder: "vitepress" or "rspress", then the folder of the pages.',
    );
  if (folder === undefined || !existsSync(folder))
    throw new UsageError(`"${folder ?? ''}" is not a folder with pages.`);
  for (const name of ['docs', 'site.config.ts'])
    if (existsSync(path.join(values.out, name)))
      throw new UsageError(
        `${path.join(values.out, name)} already exists. Existing files are not overwritten.`,
      );
  const { files, copies, pages, manualChanges, config } = await migrateSite(tool, path.resolve(folder));
  files['site.config.ts'] = configText(config);
  const outputFiles = [...Object.entries(files), ...copies];
  const existing = outputFiles.find(([name]) => existsSync(path.join(values.out, name)))?.[0];
  if (existing !== undefined)
    throw new UsageError(
      `${path.join(values.out, existing)} already exists. Existing files are not overwritten.`,
    );
  const created: string[] = [];
  const write = (name: string, content: string | Uint8Array) => {
    const file = path.join(values.out, name);
    created.push(mkdirSync(path.dirname(file), { recursive: true }) ?? file);
    atomicWrite(file, content);
  };
  let remaining: Problem[];
  try {
    for (const [name, content] of outputFiles) write(name, content);
    remaining = await fixSite(resolveSite(config, path.resolve(values.out)), files, write);
  } catch (error) {
    for (const file of created) rmSync(file, { recursive: true, force: true });
    throw error;
  }
  const problems = [...manualChanges, ...remaining];
  if (problems.length > 0) console.log(formatProblems(mergeSimilar(problems)));
  const broken = new Set(problems.filter(({ severity }) => severity === 'error').map(({ file }) => file))
    .size;
  console.log(
    `${pages} ${pages === 1 ? 'page' : 'pages'} migrated. Files that need manual fixes before a build: ${broken}. Places listed above: ${problems.length}.`,
  );
  return 0;
});

#!/usr/bin/env node
/** `docs-site-audit <folder or URL>`, also `docs audit`. See `USAGE`. */

import { existsSync } from 'node:fs';
import path from 'node:path';
import { formatCommand, readCommandLine, runCommand, serveSite, UsageError } from 'docs-site-engine/node';
import { formatResults, runChecks } from './runChecks.ts';

const USAGE = `Usage: ${formatCommand('audit', '[dist | https://example.com/]')}
Checks a built or published site from end to end. Exits with 1 if it finds problems.`;

await runCommand(USAGE, async () => {
  const [target = 'dist'] = readCommandLine(USAGE, {}, { maxArguments: 1 }).positionals;
  const isUrl = /^https?:\/\//.test(target);
  if (!isUrl && !existsSync(path.join(target, 'routes.json')))
    throw new UsageError(`"${target}" does not contain a built site.`);
  const server = isUrl ? undefined : await serveSite({ folder: target, port: 0, host: '127.0.0.1' });
  const url = server?.url ?? target;
  console.log(`Checking ${url}`);
  try {
    const results = await runChecks(url);
    console.log(formatResults(results));
    return [...results.values()].some(({ findings }) => findings.length > 0) ? 1 : 0;
  } catch (error) {
    const { message, cause } = error as Error;
    console.error(`Cannot check "${target}": ${cause instanceof Error ? cause.message : message}`);
    return 1;
  } finally {
    await server?.close();
  }
});

/** `npm run audit -- <folder or URL>`: checks a built or served site from end to end. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { formatResults, runChecks } from './audit/runChecks.ts';
import { serveSite } from './serve/serveSite.ts';

const target = process.argv[2] ?? 'dist';
const isUrl = /^https?:\/\//.test(target);
if (!isUrl && !existsSync(path.join(target, 'routes.json'))) {
  console.error(
    `There is no finished site in “${target}”.\nUsage: npm run audit -- [dist | http://127.0.0.1:3000/]`,
  );
  process.exit(1);
}
const server = isUrl ? undefined : await serveSite({ folder: target, port: 0, host: '127.0.0.1' });
try {
  const results = await runChecks(server?.url ?? target, isUrl ? undefined : target);
  console.log(formatResults(results));
  if (results.some(({ result }) => result.findings.length > 0)) process.exitCode = 1;
} catch (error) {
  const { message, cause } = error as Error;
  console.error(`“${target}” cannot be checked: ${cause instanceof Error ? cause.message : message}`);
  process.exitCode = 1;
} finally {
  await server?.close();
}

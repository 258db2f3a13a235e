import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

/** The files of a project below `examples/`: content by path. */
export function exampleFiles(project: string): Record<string, string> {
  const cwd = path.resolve(import.meta.dirname, '../../examples', project);
  const names = globSync('**/*', { cwd, ignore: ['node_modules/**', 'dist/**'] }).sort();
  return Object.fromEntries(names.map((name) => [name, readFileSync(path.join(cwd, name), 'utf8')]));
}

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseCodeMeta } from 'docs-site-engine';
import { globSync } from 'tinyglobby';
import type { Page } from '../../../tools/docs/pages.ts';
import { ROOT } from '../../../tools/docs/root.ts';
import type { Project } from '../../../tools/docs/samples/projects.ts';
import { isTest, readSamples, type Sample } from '../../../tools/docs/samples/samples.ts';

/** Returns the tests of `examples/` that a page shows, each with the files of its example. */
export function embeddedProjects(page: Page): Project[] {
  return readSamples(page).flatMap((sample, index): Project[] => {
    const file = path.resolve(ROOT, path.dirname(page.file), sample.meta.file ?? '.');
    const folder = sample.meta.file && exampleFolder(file);
    if (!folder) return [];
    const entry = path.relative(folder, file).replaceAll('\\', '/');
    const embedded = { ...sample, code: readFileSync(file, 'utf8').trimEnd() };
    if (!isTest(embedded)) return [];
    const files = new Map([...exampleFiles(folder, page), [entry, embedded] as const]);
    return [
      { name: `${page.path.replaceAll('/', '-')}-file-${index}`, page: page.path, files, tests: [entry] },
    ];
  });
}

/** Returns the folder of a file's example: the nearest one with a configuration, or `examples/<name>`. */
function exampleFolder(file: string): string | undefined {
  const examples = path.join(ROOT, 'examples');
  for (let folder = path.dirname(file); folder.startsWith(examples + path.sep); folder = path.dirname(folder))
    if (existsSync(path.join(folder, 'rstest.config.ts')) || path.dirname(folder) === examples) return folder;
  return undefined;
}

function exampleFiles(folder: string, { lang, path: page }: Page): [path: string, file: Sample][] {
  const names = globSync('**/*.{ts,tsx,js,jsx,json,css}', { cwd: folder, ignore: ['**/node_modules/**'] });
  return names.map((name) => {
    const language = path.extname(name).slice(1);
    const code = readFileSync(path.join(folder, name), 'utf8').trimEnd();
    return [
      name,
      { lang, page, file: name, line: 0, section: 0, language, meta: parseCodeMeta(`title="${name}"`), code },
    ];
  });
}

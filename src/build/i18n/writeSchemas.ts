import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { atomicWrite } from '../cache/atomicWrite.ts';
import type { ResolvedSite } from '../config/resolveSite.ts';
import { localeFile } from '../site/loadStrings.ts';
import { frontmatterJsonSchema } from './frontmatterJsonSchema.ts';
import { localeSchema } from './localeSchema.ts';
import type { Note } from './notes.ts';
import { readLocale } from './readLocale.ts';
import { SOURCE_LANGUAGE } from './status.ts';

/** Folder of the JSON Schemas that editors are pointed to, see `.vscode/settings.json`. */
const FOLDER = 'schemas';

/** Brings the JSON Schemas up to date with texts, notes and code; returns the files that were not. */
export function writeSchemas(site: ResolvedSite, notes: ReadonlyMap<string, Note>): string[] {
  const file = localeFile(site, SOURCE_LANGUAGE);
  const english = file ? readLocale(file, file).value : undefined;
  const schemas = {
    ...(english ? { 'locale.schema.json': localeSchema(english, notes) } : {}),
    'frontmatter.schema.json': frontmatterJsonSchema(),
  };
  return Object.entries(schemas).flatMap(([name, schema]) => {
    const target = path.join(site.root, FOLDER, name);
    const text = `${JSON.stringify(schema, null, 2)}\n`;
    if (existsSync(target) && readFileSync(target, 'utf8') === text) return [];
    atomicWrite(target, text);
    return [`${FOLDER}/${name}`];
  });
}

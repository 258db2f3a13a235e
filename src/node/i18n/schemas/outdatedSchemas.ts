import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ResolvedSite } from '../../config/resolveSite.ts';
import { localeFile } from '../loadStrings.ts';
import { SOURCE_LANGUAGE } from '../status/translationStatus.ts';
import type { Note } from '../texts/notes.ts';
import { readLocale } from '../texts/readLocale.ts';
import { frontmatterJsonSchema } from './frontmatterJsonSchema.ts';
import { localeSchema } from './localeSchema.ts';

/** Folder of the JSON Schemas that editors use, see `.vscode/settings.json`. */
const FOLDER = 'schemas';

/** A JSON Schema file and its up-to-date content. */
export interface Schema {
  /** For messages. */
  displayFile: string;
  file: string;
  text: string;
}

/** The JSON Schemas that no longer match strings, notes and code. */
export function outdatedSchemas(site: ResolvedSite, notes: ReadonlyMap<string, Note>): Schema[] {
  const file = localeFile(site, SOURCE_LANGUAGE);
  const english = file ? readLocale(file, file).value : undefined;
  const schemas = {
    ...(english ? { 'locale.schema.json': localeSchema(english, notes) } : {}),
    'frontmatter.schema.json': frontmatterJsonSchema(),
  };
  return Object.entries(schemas).flatMap(([name, schema]) => {
    const file = path.join(site.root, FOLDER, name);
    const text = `${JSON.stringify(schema, null, 2)}\n`;
    if (existsSync(file) && readFileSync(file, 'utf8') === text) return [];
    return [{ displayFile: `${FOLDER}/${name}`, file, text }];
  });
}

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Note } from '../../packages/translations/src/notes.ts';
import { SOURCE_LANGUAGE } from '../../packages/translations/src/translationStatus.ts';
import type { ResolvedSite } from '../../src/node/config/resolveSite.ts';
import { pluralBase } from '../../src/node/i18n/checkStrings.ts';
import { readLocales } from '../../src/node/i18n/loadStrings.ts';
import { isGroup } from '../../src/node/i18n/stringTree.ts';
import { frontmatterSchema } from '../../src/shared/frontmatter.ts';

/** Folder of the JSON Schemas that editors use, see `.vscode/settings.json`. */
const FOLDER = 'schemas';

const FOR_EDITORS = { target: 'draft-7', io: 'input' } as const;

/** A JSON Schema file and its up-to-date content. */
interface Schema {
  /** Path of the schema, as messages show it. */
  displayFile: string;
  file: string;
  text: string;
}

/** Returns the JSON Schemas that no longer match strings, notes and code. The package also contains them. */
export function outdatedSchemas(site: ResolvedSite, notes: ReadonlyMap<string, Note>): Schema[] {
  const english = readLocales(site, SOURCE_LANGUAGE).at(-1)?.value;
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

/** A JSON Schema; this module uses only a part of the standard. */
type JsonSchema = Record<string, unknown>;

/** JSON Schema of `locales/<lang>.json`: editors complete keys and show the English string and its note. */
export function localeSchema(english: object, notes: ReadonlyMap<string, Note>): JsonSchema {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'UI strings of one language',
    ...groupSchema(english, notes, []),
  };
}

function groupSchema(
  group: object,
  notes: ReadonlyMap<string, Note>,
  keyPath: readonly string[],
): JsonSchema {
  const properties: Record<string, JsonSchema> = {};
  const patternProperties: Record<string, JsonSchema> = {};
  for (const [key, value] of Object.entries(group)) {
    const path = [...keyPath, key];
    const schema = isGroup(value)
      ? groupSchema(value, notes, path)
      : textSchema(String(value), notes.get(path.join('.'))?.note);
    const base = typeof value === 'string' ? pluralBase(key) : undefined;
    // the set of plural forms depends on the language
    if (base !== undefined) patternProperties[`^${base}_(zero|one|two|few|many|other)$`] = schema;
    else properties[key] = schema;
  }
  const plurals = Object.keys(patternProperties).length > 0 ? { patternProperties } : {};
  // no key is required, because missing strings fall back to another language
  return { type: 'object', properties, ...plurals, additionalProperties: false };
}

function textSchema(english: string, note: string | undefined): JsonSchema {
  const variables = [...new Set(english.match(/\{\{\s*\w+\s*\}\}/g))];
  const parts = [
    `English: ${english}`,
    note,
    variables.length > 0 ? `Variables: ${variables.join(', ')}` : undefined,
  ];
  return { type: 'string', minLength: 1, description: parts.filter(Boolean).join('\n\n') };
}

/** JSON Schema of a page's frontmatter. */
export function frontmatterJsonSchema(): JsonSchema {
  const schema = z.toJSONSchema(frontmatterSchema, FOR_EDITORS);
  return { ...schema, title: 'Frontmatter of a page' };
}

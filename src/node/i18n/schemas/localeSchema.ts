import type { Note } from '../texts/notes.ts';
import { pluralBase } from '../texts/plurals.ts';
import { isGroup } from '../texts/textTree.ts';

/** A JSON Schema; this module uses only a part of the standard. */
type Schema = Record<string, unknown>;

/** JSON Schema of `locales/<lang>.json`: editors complete keys and show the English string and its note. */
export function localeSchema(english: object, notes: ReadonlyMap<string, Note>): Schema {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Texts of the shell in one language',
    ...groupSchema(english, notes, []),
  };
}

function groupSchema(group: object, notes: ReadonlyMap<string, Note>, keyPath: readonly string[]): Schema {
  const properties: Record<string, Schema> = {};
  const patternProperties: Record<string, Schema> = {};
  const required: string[] = [];
  for (const [key, value] of Object.entries(group)) {
    const place = [...keyPath, key];
    const schema = isGroup(value)
      ? groupSchema(value, notes, place)
      : textSchema(String(value), notes.get(place.join('.'))?.note);
    const base = typeof value === 'string' ? pluralBase(key) : undefined;
    // the set of plural forms depends on the language
    if (base !== undefined) patternProperties[`^${base}_(zero|one|two|few|many|other)$`] = schema;
    else {
      properties[key] = schema;
      required.push(key);
    }
  }
  const plurals = Object.keys(patternProperties).length > 0 ? { patternProperties } : {};
  return { type: 'object', properties, ...plurals, required, additionalProperties: false };
}

function textSchema(english: string, note: string | undefined): Schema {
  const variables = [...new Set(english.match(/\{\{\s*\w+\s*\}\}/g))];
  const parts = [
    `English: ${english}`,
    note,
    variables.length > 0 ? `Variables: ${variables.join(', ')}` : undefined,
  ];
  return { type: 'string', minLength: 1, description: parts.filter(Boolean).join('\n\n') };
}

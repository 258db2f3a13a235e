import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { frontmatterSchema } from '../../content/frontmatterSchema.ts';

const types = path.resolve(import.meta.dirname, '../../../shared/frontmatter.ts');

/** JSON Schema of a page's frontmatter; descriptions of keys come from the comments of the type `Frontmatter`. */
export function frontmatterJsonSchema(): Record<string, unknown> {
  const schema = z.toJSONSchema(frontmatterSchema, { target: 'draft-7', io: 'input' });
  const comments = readComments();
  for (const [key, property] of Object.entries(schema.properties ?? {})) {
    const description = comments.get(key);
    if (description && typeof property === 'object') property.description = description;
  }
  return { ...schema, title: 'Frontmatter of a page' };
}

/** The doc comment of each key of the type. */
function readComments(): Map<string, string> {
  const source = readFileSync(types, 'utf8');
  const body = source.slice(source.indexOf('export interface Frontmatter {'));
  const found = body.matchAll(/\/\*\*\s*([^*]*(?:\*(?!\/)[^*]*)*)\*\/\s*(\w+)\??:/g);
  return new Map(
    [...found].map(([, comment = '', key = '']) => [key, comment.replace(/\s*\n\s*\*?\s*/g, ' ').trim()]),
  );
}

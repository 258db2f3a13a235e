import { describe, expect, it } from 'vitest';
import { temporarySite, writeFiles } from '../../testing/temporarySite.ts';
import { frontmatterJsonSchema, localeSchema, outdatedSchemas } from './schemas.ts';

it('reports schemas as outdated if strings or notes changed', () => {
  const site = temporarySite({ 'schemas/locale.schema.json': '{}' });
  const names = (note: string) => {
    const notes = new Map([['table', { note, sameAsEnglish: false }]]);
    return outdatedSchemas(site, notes).map(({ displayFile }) => displayFile);
  };
  const all = ['locale', 'frontmatter'].map((name) => `schemas/${name}.schema.json`);
  expect(names('A link.')).toEqual(all);
  for (const { displayFile, text } of outdatedSchemas(site, new Map()))
    writeFiles(site.root, { [displayFile]: text });
  expect(outdatedSchemas(site, new Map())).toEqual([]);
  expect(names('Another link.')).toEqual(['schemas/locale.schema.json']);
});

describe('schemas for editors', () => {
  it('contains the English text and the note of every key', () => {
    const notes = new Map([['a.b', { note: 'A greeting.', sameAsEnglish: false }]]);
    const schema = localeSchema({ a: { b: 'Hello {{name}}' }, n_one: 'one', n_other: 'more' }, notes);
    expect(schema).toMatchObject({
      properties: {
        a: {
          properties: { b: { description: 'English: Hello {{name}}\n\nA greeting.\n\nVariables: {{name}}' } },
          additionalProperties: false,
        },
      },
      patternProperties: { '^n_(zero|one|two|few|many|other)$': { type: 'string' } },
    });
  });

  it('describes every frontmatter key', () => {
    const { properties } = frontmatterJsonSchema() as {
      properties: Record<string, { description?: string }>;
    };
    expect(properties.pageType).toMatchObject({
      type: ['string', 'number'],
      enum: ['home', 'doc', '404', 'custom', 'blank', 404], // the number is what YAML reads without quotes
      description: expect.stringContaining('Layout of the page'),
    });
    expect(properties.sidebar?.description).toContain('need no entry in the navigation');
  });
});

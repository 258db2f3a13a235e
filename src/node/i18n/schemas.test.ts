import { expect, it } from 'vitest';
import { temporarySite, writeFiles } from '../../../testing/temporarySite.ts';
import { outdatedSchemas } from './schemas.ts';

it('schemas for editors are outdated until they say what texts and notes say', () => {
  const site = temporarySite({ 'schemas/locale.schema.json': '{}' });
  const names = (note: string) => {
    const notes = new Map([['table', { note, sameAsEnglish: false }]]);
    return outdatedSchemas(site, notes).map(({ displayFile }) => displayFile);
  };
  const all = ['locale', 'frontmatter', 'meta', 'nav'].map((name) => `schemas/${name}.schema.json`);
  expect(names('A link.')).toEqual(all);
  for (const { displayFile, text } of outdatedSchemas(site, new Map()))
    writeFiles(site.root, { [displayFile]: text });
  expect(outdatedSchemas(site, new Map())).toEqual([]);
  expect(names('Another link.')).toEqual(['schemas/locale.schema.json']);
});

it('a site without a folder for schemas gets none', () => {
  expect(outdatedSchemas(temporarySite({}), new Map())).toEqual([]);
});

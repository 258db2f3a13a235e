import { expect, it } from 'vitest';
import en from '../../../locales/en.json' with { type: 'json' };
import type { SiteConfig } from '../../shared/siteConfig.ts';
import { resolveSite } from '../config/resolveSite.ts';
import { articleStrings } from '../site/loadStrings.ts';
import { pipelineVersion } from './pipelineVersion.ts';

const config: SiteConfig = { title: 'A', languages: [{ lang: 'en', label: 'English' }] };
const strings = { en: articleStrings(en) };
const versionOf = (changes: Partial<SiteConfig>, root = '/site', texts = strings) =>
  pipelineVersion(resolveSite({ ...config, ...changes }, root), texts);

it('is the same for the same site', () => {
  expect(versionOf({})).toBe(versionOf({}));
});

it.each<[what: string, other: () => string]>([
  ['the configuration', () => versionOf({ markdown: { showLineNumbers: true } })],
  ['the folder, which cached pages name', () => versionOf({}, '/other')],
  ['a text that articles show', () => versionOf({}, '/site', { en: { ...strings.en, table: 'Grid' } })],
])('changes with %s', (_, other) => {
  expect(other()).not.toBe(versionOf({}));
});

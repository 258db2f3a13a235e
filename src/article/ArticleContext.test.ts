import { expect, it } from 'vitest';
import { createI18n } from '../i18n/createI18n.ts';
import { siteText } from './ArticleContext.ts';

const { t } = createI18n('en', { site: { run: 'Run {{name}}' } });

it('returns a string of the site with its values', () => {
  expect(siteText(t, 'site.run', { name: 'a.test.ts' })).toBe('Run a.test.ts');
});

it('throws for a key that the locale files do not contain', () => {
  expect(() => siteText(t, 'site.runn')).toThrow('The locale files do not contain the key "site.runn".');
});

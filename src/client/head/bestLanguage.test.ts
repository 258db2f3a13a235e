import { expect, it, vi } from 'vitest';
import { bestLanguage } from './localeRedirect.ts';

it.each([
  ['zh-TW', 'en zh zh-Hant', 'zh-Hant'],
  ['zh-HK', 'zh en zh-Hant', 'zh-Hant'],
  ['zh-hant', 'zh zh-Hant', 'zh-Hant'],
  ['zh-Hant-MO', 'zh zh-TW', 'zh-TW'],
  ['zh-CN', 'zh-Hant zh', 'zh'],
  ['zh-SG', 'zh-Hant zh-CN', 'zh-CN'],
  ['zh', 'zh-Hant zh-Hans', 'zh-Hans'],
  ['zh-TW', 'en zh', 'zh'],
  ['zh-CN', 'en zh-Hant', undefined],
  ['en-GB', 'en-US en', 'en'],
  ['en-US', 'en en-US', 'en-US'],
  ['pt-BR', 'pt-PT pt-BR', 'pt-BR'],
  ['pt-AO', 'en pt-BR', 'pt-BR'],
  ['sr-Latn-RS', 'sr sr-Latn', 'sr-Latn'],
  ['sr', 'sr-Latn sr', 'sr'],
  ['de-CH-1996', 'de', 'de'],
  ['EN-us', 'zh en', 'en'],
  ['fr de-AT en', 'en de', 'de'],
  ['* x_y zh-TW en', 'en zh-Hant', 'zh-Hant'],
  ['fil', 'fi', undefined],
])('chooses for the preference %s from %s: %s', (asked, offered, best) => {
  expect(bestLanguage(asked.split(' '), offered.split(' '))).toBe(best);
});

it('does not load Intl data for common preferences', () => {
  using locale = vi.spyOn(Intl, 'Locale');
  for (const asked of ['en-US en fr', 'zh-CN zh en-US', 'zh-TW'])
    bestLanguage(asked.split(' '), ['en', 'zh']);
  expect(locale).not.toHaveBeenCalled();
  bestLanguage(['fr'], ['en', 'zh']);
  expect(locale).toHaveBeenCalled();
});

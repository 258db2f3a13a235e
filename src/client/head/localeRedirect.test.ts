// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { localeRedirect } from './localeRedirect.ts';

const page = {
  darkMode: true,
  localeRedirect: 'auto',
  lang: 'zh',
  links: { en: '/', zh: '/zh/' },
} as const;

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it("redirects the first visit to the page in the browser's language", () => {
  expect(localeRedirect(page)).toBe('/');
  expect(localeRedirect(page)).toBeUndefined();
});

it('does not redirect a saved page', () => {
  vi.stubGlobal('location', { protocol: 'file:', origin: 'null' });
  expect(localeRedirect(page)).toBeUndefined();
});

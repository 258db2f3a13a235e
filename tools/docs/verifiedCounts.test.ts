import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { testedWith } from '../../components/TestedWith/testedVersions.ts';
import committedCounts from '../../docs/verifiedCounts.json' with { type: 'json' };
import { interpolate } from '../../src/shared/interpolate.ts';
import type { ClaimFile } from './claims/claims.ts';
import type { Sample } from './samples/samples.ts';
import { checkVerifiedCounts, verifiedCounts } from './verifiedCounts.ts';

const sample = (verify?: string): Sample => ({
  lang: 'en',
  page: 'a',
  file: 'docs/en/a.mdx',
  line: 1,
  section: 0,
  language: 'ts',
  meta: { highlight: [], unknown: [], ...(verify ? { verify } : {}) },
  code: '',
});
const claims = (count: number): ClaimFile => ({
  file: 'docs/claims/a.test.ts',
  page: 'a',
  claims: Array.from({ length: count }, () => ({ title: '', statement: '', line: 1 })),
  sources: [],
});

it('counts verified samples and claims in hundreds', () => {
  const samples = [...Array.from({ length: 250 }, () => sample()), sample('skip: no need')];
  expect(verifiedCounts(samples, [claims(199), claims(101)])).toEqual({ samples: 200, claims: 300 });
  expect(verifiedCounts(samples.slice(-200), [claims(99)])).toEqual({ samples: 100, claims: 0 });
});

it('accepts numbers on the site that are lower than the verified ones, but not higher ones', () => {
  expect(checkVerifiedCounts({ samples: 200, claims: 300 }, { samples: 900, claims: 300 })).toEqual([]);
  expect(checkVerifiedCounts({ samples: 300, claims: 300 }, { samples: 200, claims: 300 })).toHaveLength(1);
  expect(checkVerifiedCounts({ samples: 200, claims: 400 }, { samples: 200, claims: 300 })).toHaveLength(1);
});

it.each(['en', 'zh'])('matches the home page (%s)', (lang) => {
  const strings = JSON.parse(readFileSync(`locales/${lang}.json`, 'utf8'));
  const t = (_: string, values: Record<string, string | number>) =>
    interpolate(strings.site.testedWith.verified, values);
  const names = testedWith({ routePath: '/', contentLang: lang, contentVersion: '' }, t);
  const counts = [committedCounts.samples, committedCounts.claims].map((count) =>
    lang === 'en' ? count.toLocaleString('en') : String(count),
  );
  for (const count of counts) expect(names?.at(-1)).toContain(count);
});

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { testedWith } from '../../components/TestedWith/testedVersions.ts';
import said from '../../docs/provedCounts.json' with { type: 'json' };
import { interpolate } from '../../src/shared/interpolate.ts';
import type { ClaimFile } from './claims/claims.ts';
import { checkProvedCounts, provedCounts } from './provedCounts.ts';
import type { Sample } from './samples/samples.ts';

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

it('counts proved samples and claims in hundreds', () => {
  const samples = [...Array.from({ length: 250 }, () => sample()), sample('skip: no need')];
  expect(provedCounts(samples, [claims(199), claims(101)])).toEqual({ samples: 200, claims: 300 });
  expect(provedCounts(samples.slice(-200), [claims(99)])).toEqual({ samples: 100, claims: 0 });
});

it('accepts a lower number than proved on the site, but not a higher one', () => {
  expect(checkProvedCounts({ samples: 200, claims: 300 }, { samples: 900, claims: 300 })).toEqual([]);
  expect(checkProvedCounts({ samples: 300, claims: 300 }, { samples: 200, claims: 300 })).toHaveLength(1);
  expect(checkProvedCounts({ samples: 200, claims: 400 }, { samples: 200, claims: 300 })).toHaveLength(1);
});

it.each(['en', 'zh'])('matches the home page (%s)', (lang) => {
  const strings = JSON.parse(readFileSync(`locales/${lang}.json`, 'utf8'));
  const t = (_: string, values: Record<string, string | number>) =>
    interpolate(strings.site.testedWith.proved, values);
  const names = testedWith({ routePath: '/', contentLang: lang, contentVersion: '' }, t);
  const counts = [said.samples, said.claims].map((count) =>
    lang === 'en' ? count.toLocaleString('en') : String(count),
  );
  for (const count of counts) expect(names?.at(-1)).toContain(count);
});

import { expect, it } from 'vitest';
import { parsePage } from '../pages.ts';
import { checkSince, mendSince } from './checkSince.ts';
import type { Holder } from './packageNames.ts';
import { computeSince } from './since.ts';

const version = (name: string, names: Partial<Record<Holder, string[]>>) => ({
  version: name,
  names: new Map(Object.entries(names)) as Map<Holder, string[]>,
});

it('dates names by the first minor version that has them', () => {
  const since = computeSince([
    version('0.5.4', { rs: ['fn'], 'a mock': [] }),
    version('0.7.9', { rs: ['fn', 'hoisted'], 'a mock': ['mockClear'] }),
    version('0.8.5', { rs: ['fn', 'hoisted', 'mocked'], 'a mock': ['mockClear'], 'exports of /api': ['a'] }),
  ]);
  expect(since).toEqual({ rs: { hoisted: '0.7', mocked: '0.8' }, 'exports of /api': { a: '0.8' } });
});

const since = { RstestConfig: { bail: '0.6' }, rs: { hoisted: '0.7', waitFor: '0.9' } };

it('asks option pages for the right version, and adds a missing one', () => {
  const page = (text: string, name = 'bail') => parsePage('en', `config/test/${name}`, `# a\n\n${text}\n`);
  const bare = page('<OptionMeta type="number" />');
  expect(checkSince([bare], since)).toMatchObject([{ line: 3, message: 'bail was added in 0.6.' }]);
  expect(mendSince(bare, since)).toContain('<OptionMeta type="number" since="0.6" />');
  expect(checkSince([page('<OptionMeta type="number" since="0.6" />')], since)).toEqual([]);
  expect(checkSince([page('<OptionMeta type="number" since="0.8" />')], since)).toHaveLength(1);
  expect(checkSince([page('<OptionMeta type="number" since="0.6" />', 'root')], since)).toHaveLength(1);
});

it('asks headings of functions for a badge', () => {
  const page = (text: string) => parsePage('en', 'api/rstest/utilities', text);
  const bare = page('# a\n\n### `rs.waitFor` {#rs-waitfor}\n\n### `rs.hoisted` and `rs.fn`\n\n### `rs.fn`\n');
  expect(checkSince([bare], since)).toMatchObject([{ line: 3, message: 'rs.waitFor was added in 0.9.' }]);
  expect(mendSince(bare, since)).toContain('### `rs.waitFor` {#rs-waitfor}\n\n<Badge since="0.9" />\n');
  expect(checkSince([page(mendSince(bare, since))], since)).toEqual([]);
  expect(checkSince([page('### `rs.fn` <Badge since="0.9" />\n')], since)).toHaveLength(1);
});

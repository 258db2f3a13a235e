import { expect, it } from 'vitest';
import { parsePage } from '../pages.ts';
import { checkSince, fixSince } from './checkSince.ts';
import type { Holder } from './packageNames.ts';
import { computeSince } from './since.ts';

const version = (name: string, names: Partial<Record<Holder, string[]>>) => ({
  version: name,
  names: new Map(Object.entries(names)) as Map<Holder, string[]>,
});

const versions = [
  version('0.5.4', { rs: ['fn'], 'a mock': [] }),
  version('0.7.0', { rs: ['fn'], 'a mock': [] }),
  version('0.7.9', { rs: ['fn', 'hoisted'], 'a mock': ['mockClear'] }),
  version('0.7.10', { rs: ['fn', 'hoisted', 'mocked'], 'a mock': ['mockClear'], 'exports of /api': ['a'] }),
];

it('records the first version that has a name', () => {
  expect(computeSince(versions)).toEqual({
    rs: { hoisted: '0.7.9', mocked: '0.7.10' },
    'exports of /api': { a: '0.7.10' },
  });
});

it('keeps an earlier date only where the registry lacks versions', () => {
  expect(computeSince(versions, { rs: { hoisted: '0.7.4', mocked: '0.7.8' } }).rs).toEqual({
    hoisted: '0.7.4',
    mocked: '0.7.10',
  });
});

const since = {
  RstestConfig: { bail: '0.6' },
  rs: { hoisted: '0.7', waitFor: '0.9' },
  flags: { '--changed': '0.10.3', '--bail': '0.6.2' },
  'test options': { timeout: '0.10.3', meta: '0.11.1' },
  'context.task': { meta: '0.11.2' },
};

it('requires the correct version on option pages, and adds a missing one', () => {
  const page = (text: string, name = 'bail') => parsePage('en', `config/test/${name}`, `# a\n\n${text}\n`);
  const bare = page('<OptionMeta type="number" />');
  expect(checkSince([bare], since)).toMatchObject([{ line: 3, message: 'bail was added in 0.6.' }]);
  expect(fixSince(bare, since)).toContain('<OptionMeta type="number" since="0.6" />');
  expect(checkSince([page('<OptionMeta type="number" since="0.6" />')], since)).toEqual([]);
  const wrong = page('<OptionMeta type="number" since="0.8" />');
  expect(checkSince([wrong], since)).toHaveLength(1);
  expect(fixSince(wrong, since)).toContain('since="0.6"');
  expect(checkSince([page('<OptionMeta type="number" since="0.6" />', 'root')], since)).toHaveLength(1);
});

it('requires a badge in headings of functions', () => {
  const page = (text: string) => parsePage('en', 'api/rstest/utilities', text);
  const bare = page('# a\n\n### `rs.waitFor` {#rs-waitfor}\n\n### `rs.hoisted` and `rs.fn`\n\n### `rs.fn`\n');
  expect(checkSince([bare], since)).toMatchObject([{ line: 3, message: 'rs.waitFor was added in 0.9.' }]);
  expect(fixSince(bare, since)).toContain('### `rs.waitFor` {#rs-waitfor}\n\n<Badge since="0.9" />\n');
  expect(checkSince([page(fixSince(bare, since))], since)).toEqual([]);
  expect(checkSince([page('### `rs.fn` <Badge since="0.9" />\n')], since)).toHaveLength(1);
});

it('requires a badge in rows, except rows of parameters and of old names', () => {
  const table = (head: string, ...rows: string[]) =>
    `| ${head} | Meaning |\n| --- | --- |\n${rows.join('\n')}\n`;
  const test = (text: string) => parsePage('en', 'api/test-api/test', `# a\n\n${text}`);
  const options = test(
    table('Option', '| `timeout` | a |', '| `meta`, `timeout` | a |', '| `task.meta` | a |'),
  );
  expect(fixSince(options, since).split('\n').slice(4)).toEqual([
    '| `timeout` <Badge since="0.10.3" /> | a |',
    '| `meta`, `timeout` <Badge since="0.11.1" /> | a |',
    '| `task.meta` <Badge since="0.11.2" /> | a |',
    '',
  ]);
  expect(checkSince([test(table('Parameter', '| `timeout` | a |'))], since)).toEqual([]);
  const flags = table('参数', '| `-c, --changed [commit]` | a |', '| `--bail` | a |', '| `--unknown` | a |');
  const cli = parsePage('zh', 'guide/basic/cli', `# a\n\n${flags}`);
  expect(checkSince([cli], since).map(({ line }) => line)).toEqual([5]);
});

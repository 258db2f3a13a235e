import { expect, it } from 'vitest';
import strings from '../../locales/en.json' with { type: 'json' };
import plainOptionMeta from './plainOptionMeta.ts';

const option: Record<string, string> = strings.site.option;
const t = (key: string) => option[key.replace('site.option.', '')] ?? '';
const plain = (attributes: Record<string, string | true>) => plainOptionMeta({ attributes, lang: 'en', t });

it('lists the facts of an option', () => {
  const facts = {
    type: 'string[]',
    accepts: 'a list',
    default: '[]',
    cli: '--max <value>',
    scope: 'The root',
  };
  expect(plain(facts)).toEqual({
    search: ['a list', 'The root', { code: 'string[]' }, { code: '[]' }, { code: '--max <value>' }],
    markdown:
      '- Type: a list, `string[]`\n- Default: `[]`\n- Command line: `--max <value>`\n- Set in: The root',
    overview: { label: 'Default', value: '[]' },
  });
});

it('quotes a type that contains a backtick', () => {
  expect(plain({ type: 'a`b' }).markdown).toBe('- Type: `` a`b ``');
});

it('gives overviews only the default of the option that the page is about', () => {
  expect(plain({ name: 'other', type: 'number', default: '1' }).overview).toBeUndefined();
});

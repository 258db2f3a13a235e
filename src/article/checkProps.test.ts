import { expect, it } from 'vitest';
import { checkProps, is } from './checkProps.ts';

it.each(['kind', 'constructor', 'toString'])('rejects an unknown prop: %s', (name) => {
  expect(() => checkProps('Badge', { [name]: 'new' }, { text: is.optional(is.nonEmptyString) })).toThrow(
    `<Badge> has no prop "${name}". Its props: text.`,
  );
});

import { expect, it } from 'vitest';
import { closeContainers } from './containers.ts';

it.each([
  [
    'a code group ends with its code',
    '::: code-group\n```ts\n```\n\ntext\n',
    '::: code-group\n```ts\n```\n\n:::\n\ntext\n',
  ],
  [
    'the surrounding container ends with it',
    '::: tip\n::: code-group\n```ts\n```\n:::\n\nmore\n',
    '::: tip\n::: code-group\n```ts\n```\n:::\n:::\n\nmore\n',
  ],
  [
    'a code group inside another one',
    '::: code-group\n```ts\n```\n::: code-group\n\ntext\n',
    '::: code-group\n```ts\n```\n:::\n\ntext\n',
  ],
  [
    'closed containers are unchanged',
    '::: tip\n::: info\na\n:::\nb\n:::\n',
    '::: tip\n::: info\na\n:::\nb\n:::\n',
  ],
])('closes containers that are left open: %s', (_, before, after) => {
  expect(closeContainers(before)).toBe(after);
});

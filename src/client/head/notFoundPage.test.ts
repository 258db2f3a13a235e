import { expect, it } from 'vitest';
import { homeOf } from './notFoundPage.ts';

const homes = ['/docs/', '/docs/zh/', '/docs/v1/', '/docs/v1/zh/'];

it.each([
  ['/docs/nope', '/docs/'],
  ['/docs/zh/nope', '/docs/zh/'],
  ['/docs/ZH/guide/nope', '/docs/zh/'],
  ['/docs/v1/zh/nope', '/docs/v1/zh/'],
  ['/docs/zhongwen', '/docs/'],
  ['/elsewhere', '/docs/'],
])('%s belongs to %s', (path, home) => {
  expect(homeOf(homes, path)).toBe(home);
});

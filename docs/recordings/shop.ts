import { readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../examples/shop');

/** Files of the shop in `examples/shop`, which the guides show, by path. */
export function exampleShop(...names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
}

/** The small project that some pages use as their example. */
export const shop: Record<string, string> = {
  'src/cart/price.ts': 'export const withTax = (price: number) => price * 1.2;\n',
  'src/cart/price.test.ts': `import { expect, test } from '@rstest/core';
import { withTax } from './price';

test('adds tax to a price', () => {
  expect(withTax(100)).toBe(120);
});
`,
  'src/cart/cart.ts': `import { withTax } from './price';

export const total = (prices: number[]) => prices.reduce((sum, price) => sum + withTax(price), 0);
`,
  'src/cart/cart.test.ts': `import { describe, expect, test } from '@rstest/core';
import { total } from './cart';

describe('cart', () => {
  test('adds up items', () => {
    expect(total([10, 20])).toBe(36);
  });

  test('is free when empty', () => {
    expect(total([])).toBe(0);
  });
});
`,
  'src/user/user.ts': "export const fullName = (first: string, last: string) => [first, last].join(' ');\n",
  'src/user/user.test.ts': `import { describe, expect, test } from '@rstest/core';
import { fullName } from './user';

describe('user', () => {
  test('joins both names', () => {
    expect(fullName('Ada', 'Lovelace')).toBe('Ada Lovelace');
  });
});
`,
};

/** Two test files, one of which has a slow test. */
export const slowAndQuick: Record<string, string> = {
  'src/slow.test.ts': `import { describe, expect, test } from '@rstest/core';

describe('slow', () => {
  test('waits for the queue', async () => {
    await new Promise((resolve) => setTimeout(resolve, 450));
  });

  test('is quick', () => {
    expect(1 + 1).toBe(2);
  });
});
`,
  'src/slug.test.ts': `import { describe, expect, test } from '@rstest/core';

const slugify = (title: string) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');

describe('slugify', () => {
  test('joins words with hyphens', () => {
    expect(slugify('Hello Rstest World')).toBe('hello-rstest-world');
  });

  test('drops punctuation at both ends', () => {
    expect(slugify('  What is new? ')).toBe('what-is-new');
  });
});
`,
};

import { exampleShop } from './shop.ts';

/** A test that asks for something that MSW has no handler for. */
export const forgottenRequest: Record<string, string> = {
  ...exampleShop('src/rates.ts'),
  'forgotten.test.ts': `import { afterAll, beforeAll, test } from '@rstest/core';
import { setupServer } from 'msw/node';
import { exchangeRate } from './src/rates';

const server = setupServer();

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

test('reads a rate that has no handler', async () => {
  await exchangeRate('chf');
});
`,
};

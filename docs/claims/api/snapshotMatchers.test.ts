import { expect, test } from '@rstest/core';

test('#expect-addsnapshotserializer: Rstest asks the serializer that was added last first', () => {
  for (const name of ['first', 'second']) {
    expect.addSnapshotSerializer({ test: (value) => value === 'tea', serialize: () => name });
  }
  expect('tea').toMatchInlineSnapshot(`second`);
});

import { expect, it } from 'vitest';
import { migrateTabs } from './containers.ts';

it('converts tabs of a VitePress plugin', () => {
  expect(migrateTabs('::: tabs key:os\n=== Mac OS\na\n== Linux\n::: tip\nb\n:::\n:::\n')).toBe(
    '<Tabs groupId="os">\n<Tab value="mac-os" label="Mac OS">\n\na\n\n</Tab>\n<Tab value="linux" label="Linux">\n\n::: tip\nb\n:::\n\n</Tab>\n</Tabs>\n',
  );
});

import type { Locator, Page } from '@playwright/test';
import { DevServer } from './support/devServer.ts';
import { build, buildWell } from './support/rsbuild.ts';
import { writeSite } from './support/temporarySite.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ mode: 'default', timeout: 120_000 });

const config = { components: { Bars: './parts/Bars.tsx' } };
const files = {
  'docs/en/index.mdx': '# Home\n\n<Bars of="sheep" />\n',
  'parts/Bars.tsx': `import { count } from './count.ts';

export function Bars({ of }: { of: string }) {
  return <p>Bars of {count(of)}</p>;
}
`,
  'parts/count.ts': 'export const count = (name: string) => ["10", name].join(" ");\n',
};
const broken = `
export function count(name: string): string {
  throw new Error(\`Nobody counts \${name}.\`);
}
`;

test('an error of a component of the site names its file and line, and the page', async () => {
  const site = writeSite({ ...files, 'parts/count.ts': broken }, config);
  const { code, output } = await build(site);
  expect(code).toBe(1);
  expect(output).toContain('parts/count.ts:3:9 error: Nobody counts sheep.\n');
  expect(output).toContain('The component stands in docs/en/index.mdx:3:1.');
  expect(output).not.toMatch(/^\s+at /m);
});

test('a component that cannot be read, or is not there, names its file', async () => {
  const site = writeSite({ ...files, 'parts/count.ts': 'export const count = ;\n' }, config);
  const unreadable = await build(site);
  expect(unreadable.code).toBe(1);
  expect(unreadable.output).toMatch(/parts\/count\.ts:1:\d+/);
  site.remove('parts/Bars.tsx');
  const missing = await build(site);
  expect(missing.output).toContain('“components.Bars” names a module that is not there: ./parts/Bars.tsx');
  site.write({ 'parts/Bars.tsx': 'export const Chart = () => <p>Bars</p>;\n' });
  const nameless = await build(site);
  expect(nameless.output).toContain(
    'docs/en/index.mdx:3:1 error: parts/Bars.tsx exports no component “Bars”',
  );
});

test('what a bundle was made of is looked at again', async () => {
  const site = writeSite(files, config);
  await buildWell(site);
  expect(site.read('dist/index.html')).toContain('Bars of 10 sheep');
  site.replace('parts/count.ts', '10', '20');
  await buildWell(site);
  expect(site.read('dist/index.html')).toContain('Bars of 20 sheep');
});

test.describe('while the site is written', () => {
  let server: DevServer;

  // a page that is still loading would miss its server
  test.afterEach(async ({ page }) => {
    await page.goto('about:blank');
    await server.stop();
  });

  const overlay = (page: Page): Locator => page.locator('rsbuild-error-overlay');

  test('a part of the shell or a layout that throws is named, and the page comes back when it is mended', async ({
    page,
    allowConsole,
  }) => {
    // the page may get the broken part before it is loaded again
    allowConsole(/500|Ill\.|error boundaries/);
    const part = 'export default function Part() {\n  return <p>Well</p>;\n}\n';
    const ill = part.replace('return', "throw new Error('Ill.'); return");
    const site = writeSite(
      { 'docs/en/index.mdx': '---\npageType: home\n---\n\n# Home\n', 'Part.tsx': part, 'Home.tsx': part },
      { slots: { navbarBefore: './Part.tsx', home: './Home.tsx' } },
    );
    server = await DevServer.start(site);
    await server.open(page, '/');
    await expect(page.getByText('Well')).toHaveCount(2);
    for (const file of ['Part.tsx', 'Home.tsx']) {
      site.write({ [file]: ill });
      await expect(async () => {
        await page.reload();
        await expect(page.getByText(`${file}:2:9 error: Ill.`)).toBeVisible({ timeout: 1000 });
      }).toPass();
      site.write({ [file]: part });
      await expect(page.getByText('Well')).toHaveCount(2);
    }
  });

  test('an edit of a component shows at once, and its error in the overlay until it is mended', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/Found \d error/);
    const site = writeSite(files, config);
    server = await DevServer.start(site);
    await server.open(page, '/');
    await expect(page.getByText('Bars of 10 sheep')).toBeVisible();
    site.replace('parts/count.ts', '10', '20');
    await expect(page.getByText('Bars of 20 sheep')).toBeVisible();
    site.write({ 'parts/count.ts': broken });
    await expect(overlay(page)).toContainText('parts/count.ts:3:9');
    await expect(overlay(page)).toContainText('Nobody counts sheep.');
    site.write({ 'parts/count.ts': files['parts/count.ts'] });
    await expect(overlay(page)).toHaveCount(0);
    await expect(page.getByText('Bars of 10 sheep')).toBeVisible();
  });

  test('a page can begin to import a component', async ({ page, allowConsole }) => {
    allowConsole(/not part of the bundles yet|404|WebSocket/);
    const site = writeSite({ 'docs/en/index.mdx': '# Home\n' });
    server = await DevServer.start(site);
    await server.open(page, '/');
    site.write({
      'docs/en/Button.island.tsx': `import { useState } from 'react';
export default function Button() {
  const [pressed, setPressed] = useState(false);
  return <button type="button" onClick={() => setPressed(true)}>{pressed ? 'Pressed' : 'Press'}</button>;
}
`,
      'docs/en/index.mdx': "import Button from './Button.island.tsx'\n\n# Home\n\n<Button />\n",
    });
    await page.getByRole('button', { name: 'Press', exact: true }).click({ timeout: 30_000 });
    await expect(page.getByRole('button', { name: 'Pressed' })).toBeVisible();
  });
});

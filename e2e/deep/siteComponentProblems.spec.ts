import type { Locator, Page } from '@playwright/test';
import { DevServer, RESTART_ERRORS } from '../support/devServer.ts';
import { isSameDocument } from '../support/document.ts';
import { holdRequests } from '../support/holdRequests.ts';
import { BUNDLER_OUTPUT, build, buildOrThrow } from '../support/siteProcess.ts';
import { type TemporarySite, writeSite } from '../support/temporarySite.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'default' });

const components = { Bars: './parts/Bars.tsx', Chart: './parts/Chart.tsx' };
const chart = 'export const Chart = () => <p>A chart</p>;\n';
const files = {
  'docs/en/bars.mdx': '# Bars\n\n<Bars of="sheep" />\n',
  'docs/en/chart.mdx': '# Chart\n\n<Chart />\n',
  'parts/Bars.tsx': `import { count } from './count.ts';

export function Bars({ of }: { of: string }) {
  return <p>Bars of {count(of)}</p>;
}
`,
  'parts/Chart.tsx': chart,
  'parts/count.ts': 'export const count = (name: string) => ["10", name].join(" ");\n',
};
const broken = `
export function count(name: string): string {
  throw new Error(\`Nobody counts \${name}.\`);
}
`;

test("a build reports problems of the site's components with file and line", async () => {
  const site = writeSite(files, { components, base: '/docs/' });
  await buildOrThrow(site);
  expect(site.read('dist/bars.html')).toContain('Bars of 10 sheep');

  await test.step('an error of a component, and the page', async () => {
    site.write({ 'parts/count.ts': broken, 'parts/Chart.tsx': chart.replace('Chart', 'Diagram') });
    const { code, output } = await build(site);
    expect(code).toBe(1);
    expect(output).toContain('parts/count.ts:3:9 error: Nobody counts sheep.\n');
    expect(output).toContain('The component is used in docs/en/bars.mdx:3:1.');
    expect(output).not.toMatch(/^\s+at /m);
    expect(output).not.toMatch(BUNDLER_OUTPUT);
    expect(output, 'a component that its module does not export').toContain(
      'docs/en/chart.mdx:3:1 error: parts/Chart.tsx exports no component "Chart"',
    );
  });

  await test.step('a component that cannot be read', async () => {
    site.write({ 'parts/count.ts': 'export const count = ;\n' });
    const { code, output } = await build(site);
    expect(code).toBe(1);
    expect(output).toMatch(/parts\/count\.ts:1:\d+/);
  });

  await test.step('a link that leaves the base of the site', async () => {
    site.write({
      'parts/count.ts': files['parts/count.ts'],
      'parts/Chart.tsx': 'export const Chart = () => (\n  <a href="/bars?a=1&b=2">A chart</a>\n);\n',
    });
    const { code, output } = await build(site);
    expect(code).toBe(1);
    expect(output).toContain('parts/Chart.tsx:2 error: "/bars?a=1&b=2" is outside the base of this site');
  });

  await test.step('a component that does not exist', async () => {
    site.remove('parts/Bars.tsx');
    const { code, output } = await build(site);
    expect(code).toBe(1);
    expect(output).toContain('"components.Bars" refers to a missing module: ./parts/Bars.tsx');
  });
});

test.describe('during rendering', () => {
  const part = 'export default function Part() {\n  return <p>Well</p>;\n}\n';
  const ill = part.replace('return', "throw new Error('Ill.'); return");
  let site: TemporarySite;
  let server: DevServer;

  test.beforeAll(async () => {
    site = writeSite(
      {
        ...files,
        'docs/en/index.mdx': '---\npageType: home\n---\n\n# Home\n',
        'Part.tsx': part,
        'Home.tsx': part,
      },
      { components, slots: { navbarBefore: './Part.tsx', home: './Home.tsx' } },
    );
    server = await DevServer.start(site);
  });
  test.afterEach(async ({ page }, testInfo) => {
    if (testInfo.status !== testInfo.expectedStatus) console.log(server.output);
    // a page that is still loading would miss its server
    await page.goto('about:blank');
  });
  test.afterAll(() => server.stop());

  const overlay = (page: Page): Locator => page.locator('rsbuild-error-overlay');

  test('a slot or layout that throws is reported, and the page reloads once it is fixed', async ({
    page,
    allowConsole,
  }) => {
    // the page can receive the broken module before it reloads
    allowConsole(/500|Ill\.|error boundaries/);
    // Rsbuild may send a page scripts that it has not announced yet, and the page then asks for what comes after them
    allowConsole(/404/);
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

  test('edits of a component and its errors are shown immediately', async ({ page, allowConsole }) => {
    allowConsole(/Found \d error/);
    await server.open(page, '/bars');
    await expect(page.getByText('Bars of 10 sheep')).toBeVisible();
    site.replace('parts/count.ts', '10', '20');
    await expect(page.getByText('Bars of 20 sheep')).toBeVisible();
    site.write({ 'parts/count.ts': broken });
    await expect(overlay(page)).toContainText('parts/count.ts:3:9');
    await expect(overlay(page)).toContainText('Nobody counts sheep.');
    await expect(overlay(page).locator('.root')).toHaveCSS('position', 'fixed');
    site.write({ 'parts/count.ts': files['parts/count.ts'] });
    await expect(overlay(page)).toHaveCount(0);
    await expect(page.getByText('Bars of 10 sheep')).toBeVisible();
  });

  test('a page that failed because of a missing package reloads automatically', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/500|not-there|404/);
    site.write({ 'Part.tsx': `import gone from 'not-there';\n${part.replace('Well', '{gone}')}` });
    await expect(async () => {
      await page.goto(server.url('/'));
      await expect(page.getByText("Cannot find module 'not-there'")).toBeVisible({ timeout: 1000 });
    }).toPass();
    site.write({ 'Part.tsx': part });
    await expect(page.getByText('Well')).toHaveCount(2);
  });

  test('the dev server blocks what the policy of the built site blocks', async ({ page, allowConsole }) => {
    allowConsole(/TrustedHTML|Content.Security.Policy/);
    // the two bundles are not replaced at the same time
    allowConsole(/Hydration failed/);
    const set = 'onClick={({ currentTarget }) => { currentTarget.innerHTML = "<b>Raw</b>"; }}';
    const style =
      'onFocus={() => document.head.append(Object.assign(document.createElement("style"), { textContent: "p{}" }))}';
    site.write({ 'Part.tsx': part.replace('<p>Well</p>', `<button ${set} ${style}>Set</button>`) });
    const refused = new Set<string>();
    await page.exposeFunction('refuse', (directive: string) => refused.add(directive));
    await page.addInitScript(() =>
      addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        (window as unknown as { refuse: (directive: string) => void }).refuse(effectiveDirective),
      ),
    );
    await server.open(page, '/bars');
    const button = page.getByRole('button', { name: 'Set' });
    // a click before hydration is repeated after it, but not the focus; and the edit before it may reload the page
    await expect(async () => {
      await button.blur();
      await button.click();
      expect([...refused].sort()).toEqual(['require-trusted-types-for', 'style-src-elem']);
    }).toPass({ timeout: 60_000 });
    await expect(button).toHaveText('Set');
    await expect(button.locator('b')).toHaveCount(0);
    site.write({ 'Part.tsx': part });
  });

  test('importing a component in an open page updates the page', async ({ page, allowConsole }) => {
    allowConsole(RESTART_ERRORS);
    allowConsole(/is not bundled yet|404|performing full reload/);
    await server.open(page, '/chart');
    site.write({
      'docs/en/Button.island.tsx': `import { useState } from 'react';
export default function Button() {
  const [pressed, setPressed] = useState(false);
  return <button type="button" onClick={() => setPressed(true)}>{pressed ? 'Pressed' : 'Press'}</button>;
}
`,
      'docs/en/chart.mdx': "import Button from './Button.island.tsx'\n\n# Chart\n\n<Button />\n",
    });
    await page.getByRole('button', { name: 'Press', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Pressed' })).toBeVisible();
  });

  test('a page with a component whose code is not loaded yet reloads', async ({ page, allowConsole }) => {
    allowConsole(RESTART_ERRORS);
    // logged by Rsbuild if its update of the bundle arrives before our update of the page
    allowConsole(/is not bundled yet|performing full reload/);
    let isFirst = true;
    // a new connection would report a different server
    await page.routeWebSocket(/./, (socket) => {
      if (isFirst) socket.connectToServer();
      isFirst = false;
    });
    await server.open(page, '/bars');
    const data = await holdRequests(page, '**/bars.json');
    site.write({
      'docs/en/Badge.island.tsx': 'export default () => <b>New</b>;\n',
      'docs/en/bars.mdx': "import Badge from './Badge.island.tsx'\n\n# Bars\n\n<Badge />\n",
    });
    await data.requested;
    const answer = async () => (await fetch(server.url('/bars'))).text();
    await expect.poll(() => answer().catch(String)).toContain('<b>New</b>');
    data.release();
    await expect(page.getByText('New', { exact: true })).toBeVisible();
    expect(await isSameDocument(page)).toBe(false);
  });
});

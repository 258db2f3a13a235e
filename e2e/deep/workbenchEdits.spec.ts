import { expectSameDocument } from '../support/devServer.ts';
import { holdRequests } from '../support/holdRequests.ts';
import { expect, test } from '../support/test.ts';
import { WorkbenchServer } from '../support/workbenchServer.ts';

test.describe.configure({ mode: 'default' });

const TAG = 'stories/ui/Tag.stories.tsx';
const NEW = 'stories/ui/Fresh.stories.tsx';
/** Console messages about modules that failed to load. */
const LOST = /Failed to (reload|load|fetch)/;

let server: WorkbenchServer;

test.beforeAll(async () => {
  server = await WorkbenchServer.start();
});
test.afterEach(async ({}, testInfo) => {
  if (testInfo.status !== testInfo.expectedStatus) console.log(server.output);
});
test.afterAll(() => server.stop());

test('the workbench starts without errors', () => {
  expect(server.output).not.toMatch(/error|warn/i);
});

test('the list of stories is not served to other sites', async ({ request }) => {
  const status = async (headers: Record<string, string>) =>
    (await request.get(`${server.origin}meta.json`, { headers })).status();
  expect(await status({})).toBe(200);
  expect(await status({ host: 'evil.example' })).toBe(403);
  expect(await status({ origin: 'https://evil.example' })).toBe(403);
});

// one page for all tests: each visit loads all modules of the workbench individually
test('edits of stories, of components and of pages in stories reach the open workbench', async ({
  page,
  allowConsole,
}) => {
  const failed: string[] = [];
  page.on('console', (message) => {
    if (LOST.test(message.text())) failed.push(message.text());
  });
  const story = page.locator('[data-story]');
  const entry = (name: string) => page.getByRole('tree').getByText(name, { exact: true });
  const overlay = page.locator('vite-error-overlay');
  await server.open(page, 'ui--tag--playground');
  await expect(story).toHaveText('New');

  await test.step('an edit of a story, its args or its component updates it in place', async () => {
    await server.edit((files) =>
      files.replace(TAG, '<Tag>{children}</Tag>', '<Tag>{children} and edited</Tag>'),
    );
    await expect(story).toHaveText('New and edited');
    await server.edit((files) => files.replace(TAG, "children: 'New'", "children: 'Newer'"));
    await expect(story).toHaveText('Newer and edited');
    await server.edit((files) =>
      files.replace('src/ui/Tag/Tag.tsx', '{children}</', '{children}, all of it</'),
    );
    await expect(story).toHaveText('Newer and edited, all of it');
    await expectSameDocument(page);
  });

  await test.step('every save of its styles updates it, even by replacing the file', async () => {
    const styles = 'src/ui/Tag/Tag.css.ts';
    const before = server.read(styles);
    for (const pixels of [3, 5, 7, 9]) {
      const text = before.replace(/paddingInline: .*/, `paddingInline: '${pixels}px',`);
      await server.edit((files) => {
        files.write({ [`${styles}.saved`]: text });
        files.move(`${styles}.saved`, styles);
      });
      await expect(story.locator('span').first()).toHaveCSS('padding-left', `${pixels}px`);
    }
    await server.edit((files) =>
      files.write({ [styles]: before.replace(/borderRadius: .*/, "borderRadius: '11px',") }),
    );
    await expect(story.locator('span').first()).toHaveCSS('border-top-left-radius', '11px');
    await expectSameDocument(page);
  });

  await test.step('a component and its styles can be saved together, and again before they are shown', async () => {
    const [component, styles] = ['src/ui/Tag/Tag.tsx', 'src/ui/Tag/Tag.css.ts'];
    const [markup, rules] = [server.read(component), server.read(styles)];
    for (const round of Array.from({ length: 15 }, (_, index) => index)) {
      for (const save of [`${round}a`, `${round}b`])
        await server.edit((files) =>
          files.write({
            [styles]: rules.replace(/paddingInline: .*/, `paddingInline: '${Number.parseInt(save, 10)}px',`),
            [component]: markup.replace('{children}', `{children} ${save}`),
          }),
        );
      await expect(story).toContainText(`${round}b`);
      await expect(story.locator('span').first()).toHaveCSS('padding-left', `${round}px`);
    }
  });

  await test.step('the list reflects added, changed and removed files', async () => {
    await server.edit((files) =>
      files.write({
        [NEW]: "export default { title: 'UI / Fresh' };\nexport const Paint = () => <p>Wet paint</p>;\n",
      }),
    );
    await entry('Fresh').click();
    await entry('Paint').click();
    const paint = page.locator('[data-story="ui--fresh--paint"]');
    // the server can be reading all components for the docs page of "Fresh"
    await expect(paint).toHaveText('Wet paint', { timeout: 0 });
    await server.edit((files) => files.replace(NEW, 'Wet paint', 'Dry paint'));
    await expect(paint).toHaveText('Dry paint');
    await server.edit((files) => {
      const oil = files.read(NEW).replace('const Paint', 'const Oil');
      files.write({ [NEW]: `${oil}export const Varnish = () => <p>Varnish</p>;\n` });
    });
    await expect(entry('Varnish')).toBeVisible();
    await expect(entry('Oil')).toBeVisible();
    await expect(entry('Paint')).toHaveCount(0);
    await server.edit((files) => files.replace(NEW, 'UI / Fresh', 'UI / Finish'));
    await expect(entry('Finish')).toBeVisible();
    await expect(entry('Fresh')).toHaveCount(0);
    await server.edit((files) => files.remove(NEW));
    await expect(entry('Finish')).toHaveCount(0);
  });

  await test.step('a save during page load is reflected', async () => {
    await server.open(page, 'ui--tag--playground'); // the page can be reloading because of the removed story
    const config = await holdRequests(page, /\/src\/get-config/);
    const heard = page
      .waitForEvent('websocket')
      .then((socket) =>
        socket.waitForEvent('framereceived', ({ payload }) => /"update"/.test(String(payload))),
      );
    await page.goto(`${server.origin}?story=ui--tag--playground`, { waitUntil: 'commit' });
    await config.requested;
    await server.edit((files) => files.replace(TAG, "children: 'Newer'", "children: 'Newest'"));
    await heard;
    config.release();
    await expect(story).toContainText('Newest');
  });

  expect(failed, 'nothing is lost while all is well').toEqual([]);
  allowConsole(LOST);

  await test.step('an invalid story file is reported until it is fixed', async () => {
    // the list can be collapsed, since its story was removed
    await server.open(page, 'ui--tag--long-text');
    const before = server.read(TAG);
    await server.edit((files) => files.write({ [TAG]: `${before}export const Broken = () => <p>` }));
    await expect(overlay).toContainText('Tag.stories.tsx');
    await server.edit((files) =>
      files.write({ [TAG]: `${before}export const Fixed = () => <p>Fixed</p>;\n` }),
    );
    await entry('Fixed').click();
    await expect(page.locator('[data-story="ui--tag--fixed"]')).toHaveText('Fixed');
    await server.edit((files) => files.write({ [TAG]: before }));
    await expect(entry('Fixed')).toHaveCount(0);
  });

  await test.step("pages in stories are compiled by the site's pipeline, with its messages", async () => {
    const file = 'e2e/fixtures/elements/docs/en/text.mdx';
    const before = server.read(file);
    await server.open(page, 'foundations--mdx-elements--text');
    await server.edit((files) => files.write({ [file]: `${before}\n## A section of today\n` }));
    await expect(page.getByRole('heading', { name: 'A section of today' })).toBeVisible();
    await expectSameDocument(page);
    await server.edit((files) => files.write({ [file]: `${before}\n<Badge typ="tip" />\n\n<Unknown />\n` }));
    await expect(overlay).toContainText(`docs/en/text.mdx:${before.split('\n').length + 3}`);
    await server.edit((files) => files.write({ [file]: before }));
    await expect(overlay).toHaveCount(0);
  });
});

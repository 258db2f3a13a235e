import { heading, navbar, openMenu, outline, pager, sidebar } from './support/shell.ts';
import { expect, fixtureUrl, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

test('without scripts, the whole page is readable', async ({ page }) => {
  await page.setViewportSize({ width: 1400, height: 900 });
  await page.goto('/guide/start/');

  await test.step('text, navigation, sidebar, outline and pager', async () => {
    await expect(heading(page)).toBeVisible();
    // biome-ignore lint/performance/useDomNodeTextContent: only visible text counts
    expect((await page.getByRole('article').innerText()).length).toBeGreaterThan(1000);
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
      'Guide',
      'Config',
      'API',
    ]);
    expect(await sidebar(page).getByRole('link').count()).toBeGreaterThan(6);
    for (const link of await sidebar(page).getByRole('link').all()) await expect(link).toBeVisible();
    await expect(sidebar(page).locator('[aria-current="page"]')).toHaveCount(1);
    expect(await outline(page).getByRole('link').count()).toBeGreaterThan(2);
    await expect(outline(page)).toBeVisible();
    await expect(page.getByText('Last Updated').locator('..').locator('time')).toHaveAttribute(
      'datetime',
      /^\d{4}-\d\d-\d\dT/,
    );
  });

  await test.step('the theme of the system', async () => {
    const background = () =>
      page.locator('html').evaluate((element) => getComputedStyle(element).backgroundColor);
    const light = await background();
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await background()).not.toBe(light);
    await page.emulateMedia({ colorScheme: 'light' });
  });

  await test.step('menus, drawer and outline on narrow screens', async () => {
    await page.setViewportSize({ width: 375, height: 700 });
    await expect(sidebar(page)).toBeHidden();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(sidebar(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sidebar(page)).toBeHidden();
    await page.getByRole('button', { name: 'ON THIS PAGE' }).click();
    await expect(outline(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1400, height: 900 });
  });

  await test.step('the pager and the sidebar link to pages', async () => {
    await pager(page)
      .getByRole('link', { name: /^Next Page/ })
      .click();
    await expect(page).toHaveURL('/guide/start/quick-start');
    const last = sidebar(page).getByRole('link').last();
    const address = (await last.getAttribute('href')) ?? '';
    await last.click();
    await expect(page).toHaveURL(address);
  });

  await test.step('the sidebar lists every page of a section', async () => {
    await page.goto('/config/');
    for (const name of ['slowTestThreshold', 'performance']) {
      await expect(sidebar(page).getByRole('link', { name: new RegExp(name) })).toBeVisible();
    }
  });

  await test.step('groups have no button, because they cannot collapse', async () => {
    const buttons = await sidebar(page).getByRole('button', { expanded: true }).all();
    expect(buttons.length).toBeGreaterThan(2);
    for (const button of buttons) {
      await button.scrollIntoViewIfNeeded();
      const looks = await button.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return {
          isHit: element.contains(hit),
          cursor: hit && getComputedStyle(hit).cursor,
          chevron: getComputedStyle(element, '::after').display,
        };
      });
      expect(looks).toEqual({ isHit: false, cursor: 'auto', chevron: 'none' });
    }
  });

  await test.step('menus of the navbar', async () => {
    const chinese = navbar(page).getByRole('link', { name: '简体中文' });
    await expect(chinese).toBeHidden();
    await openMenu(page, 'Language');
    await expect(chinese).toBeVisible();
    await chinese.click();
    await expect(page).toHaveURL('/zh/config/');

    await navbar(page).getByRole('button', { name: 'Rstack' }).click();
    await expect(navbar(page).getByRole('link', { name: /^Rsbuild/ })).toBeVisible();
  });
});

test('without scripts, features that need them are hidden', async ({ page }) => {
  await test.step('they are not in the page', async () => {
    await page.goto(fixtureUrl('one-language', '/guide/long'));
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Switch to/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Copy code' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Wrap lines' })).toHaveCount(0);
  });

  await test.step('all tab panels are readable, each below its label', async () => {
    await page.goto(fixtureUrl('one-language', '/guide/tabs'));
    for (const text of [
      'Apples are short.',
      'Pears are long.',
      'Apples again.',
      'Pears again.',
      'The second.',
    ]) {
      await expect(page.getByText(text)).toBeVisible();
    }
    await expect(page.getByRole('tab')).toHaveCount(0);
    const names = await page.locator('[data-island=Tabs] [data-slot]').evaluateAll((slots) =>
      slots.map((slot) => {
        const { content, display } = getComputedStyle(slot.parentElement ?? slot, '::before');
        return `${display} ${content}`;
      }),
    );
    expect(names).toEqual(['Apple', 'Pear', 'Apple', 'Pear', 'One', 'Two'].map((name) => `block "${name}"`));
  });
});

test('without scripts, open popovers do not block the page when the window grows', { tag: '@deep' }, async ({
  page,
}) => {
  for (const name of ['Menu', 'Open menu', 'ON THIS PAGE']) {
    await test.step(name, async () => {
      await page.setViewportSize({ width: 700, height: 700 });
      await page.goto('/guide/basic/cli');
      await page.getByRole('button', { name, exact: true }).click();
      await page.setViewportSize({ width: 1400, height: 700 });
      await expect(page.locator(':popover-open').filter({ visible: true })).toHaveCount(0);
      const main = page.getByRole('main');
      await expect.poll(async () => (await main.boundingBox())?.width).toBeGreaterThan(700);
      await page.mouse.move(700, 400);
      await page.mouse.wheel(0, 300);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
      await page.mouse.click(700, 400);
      await expect(sidebar(page)).toBeVisible();
      await expect(outline(page)).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      expect((await sidebar(page).boundingBox())?.y).toBeLessThan(100);
    });
  }
});

test('everything can be read without scripts and styles', { tag: '@deep' }, async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await page.route('**/*.css', (route) => route.abort());
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/<style[\s\S]*?<\/style>/g, '');
      await route.fulfill({ response, body });
    },
  );
  for (const path of ['/', '/guide/start/', '/config/', fixtureUrl('one-language', '/guide/tabs')]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const shown = await page
      .getByRole('article')
      .locator('p:not(details p), h2, td, pre')
      .evaluateAll((texts) => texts.map((text) => text.checkVisibility({ checkVisibilityCSS: true })));
    expect(shown.length, path).toBeGreaterThan(5);
    expect(shown, path).not.toContain(false);
    // without intrinsic sizes, images and icons would fill the page
    const heights = await page
      .locator('svg, img')
      .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().height));
    expect(Math.max(...heights), path).toBeLessThan(600);
  }
});

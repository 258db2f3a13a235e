import { expect, open, test } from './support/test.ts';

test.use({ viewport: { width: 375, height: 700 } });

for (const path of ['/guide/basic/cli', '/zh/guide/basic/cli', '/api/test-api/expect']) {
  test(`letters of twice the size fit on a phone, on ${path}`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('rspress-visited', '1'));
    await open(page, path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const [needed, there] = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return [scrollWidth, clientWidth];
    });
    expect(needed).toBeLessThanOrEqual(there);
  });
}

import { chromium } from '@playwright/test';
import { serveSite } from '../src/node/commands/serve/serveSite.ts';
import { BROWSER_ARGS, findChromium } from '../tools/browser/chromium.ts';
const { url, close } = await serveSite({ folder: 'dist', port: 0, host: '127.0.0.1' });
const browser = await chromium.launch({ executablePath: findChromium(), args: BROWSER_ARGS });
const list: [string, string, number, 'light' | 'dark', boolean][] = JSON.parse(process.argv[2]!);
for (const [name, p, w, scheme, full] of list) {
  const context = await browser.newContext({ locale: p.startsWith('/zh') ? 'zh-CN' : 'en-US', viewport: { width: w, height: w < 500 ? 812 : 900 }, colorScheme: scheme });
  const page = await context.newPage();
  await page.goto(url.replace(/\/$/, '') + p, { waitUntil: 'load' });
  await page.waitForTimeout(2500);
  await page.screenshot({ path: `/tmp/shots/${name}.png`, fullPage: full });
  await context.close();
}
await browser.close(); await close();

// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { PREFETCH_DELAY_MS } from '../../shared/constants.ts';
import type { PageOptions, RouteFile } from '../../shared/pageData.ts';

const observer = class {
  observe = () => {};
  unobserve = () => {};
  disconnect = () => {};
};
vi.stubGlobal('IntersectionObserver', observer);
vi.stubGlobal('ResizeObserver', observer);
vi.stubGlobal('requestIdleCallback', () => 0);

const options = {
  pagePath: '/guide/a',
  pageType: 'doc',
  siteDataUrl: '/site.1.json',
  section: '/guide',
  base: '/',
  lang: 'en',
  version: '',
  strings: { offline: 'You are offline.' },
} as PageOptions;

const file = (title: string, change: Partial<RouteFile> = {}) => ({
  pagePath: `/guide/${title}`,
  pageType: 'doc',
  documentTitle: title,
  lang: 'en',
  version: '',
  siteDataUrl: '/site.1.json',
  section: '/guide',
  parts: 'navbar sidebar',
  shellFiles: [],
  styles: [],
  head: [['meta', { name: 'description', content: title }]],
  regions: { main: `<h1>${title}</h1>`, sidebar: 'guide', outline: '' },
  ...change,
});

let files: Record<string, object> = {};
const fetched = vi.fn(async (url: string) => {
  const found = files[url];
  if (!found) throw new TypeError('Failed to fetch');
  return new Response(JSON.stringify(found), { headers: { 'content-type': 'application/json' } });
});
vi.stubGlobal('fetch', fetched);
let assign: MockInstance;
let complain: MockInstance;

const link = (href: string) => document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`) as HTMLElement;
const heading = () => document.querySelector('h1')?.textContent;

beforeAll(async () => {
  history.replaceState(null, '', '/guide/a');
  document.documentElement.dataset.parts = 'navbar sidebar';
  document.body.innerHTML = `
    <div data-columns><div data-region="sidebar"><div id="shell-sidebar"><nav data-fingerprint="f">
      <a href="/guide/a" aria-current="page">a</a><a href="/guide/b">b</a><a href="/guide/c">c</a>
      <a href="/guide/lost">lost</a><a href="/guide/other">other</a><a href="/zh/guide/a" data-same-page>zh</a>
    </nav></div></div>
    <main data-region="main"><h1>a</h1></main><div data-region="outline">old</div></div>
    <div id="shell-status"></div>
    <script type="application/json" id="page-data">${JSON.stringify(options)}</script>`;
  vi.resetModules(); // other tests have other documents
  (await import('./router.ts')).startRouter();
});

beforeEach(() => {
  files = {
    '/guide/b.json': file('b'),
    '/guide/c.json': file('c', { section: '/other', regions: { main: '<h1>c</h1>', sidebar: 'other' } }),
  };
  fetched.mockClear();
  assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

it('prefetches a page when the pointer rests on its link, not when it passes', async () => {
  vi.useFakeTimers();
  const hover = (href: string) =>
    link(href).dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  hover('/guide/c');
  vi.advanceTimersByTime(PREFETCH_DELAY_MS / 2);
  hover('/guide/b');
  vi.advanceTimersByTime(PREFETCH_DELAY_MS);
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/guide/b.json']);
  vi.useRealTimers();
});

it('shows the next page in the same shell, and keeps the sidebar of the section', async () => {
  link('/guide/b').click();
  await vi.waitFor(() => expect(heading()).toBe('b'), { timeout: 20_000 });
  expect(location.pathname).toBe('/guide/b');
  expect(document.title).toBe('b');
  expect(document.querySelector('#shell-status')?.textContent).toBe('b');
  expect(document.activeElement?.textContent).toBe('b');
  expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe('b');
  expect(document.querySelector('[data-region=outline]')?.textContent).toBe('');
  expect(document.querySelector('[aria-current=page]')?.textContent).toBe('b');
});

it('leaves links to other languages and versions to the browser', () => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  const isLeft = vi.fn();
  document.body.addEventListener('click', () => isLeft(click.defaultPrevented), { once: true });
  link('/zh/guide/a').dispatchEvent(click);
  expect(isLeft).toHaveBeenCalledWith(false);
  expect(fetched).not.toHaveBeenCalled();
});

it('loads the document of a page from another build', async () => {
  files['/guide/other.json'] = file('other', { siteDataUrl: '/site.2.json' });
  link('/guide/other').click();
  await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce(), { timeout: 20_000 });
  expect(complain).toHaveBeenCalled();
  expect(heading()).toBe('b');
});

it('keeps the page with a message when the reader is offline', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const alert = vi.fn();
  vi.stubGlobal('alert', alert);
  link('/guide/lost').click();
  await vi.waitFor(() => expect(alert).toHaveBeenCalledWith('You are offline.'), { timeout: 20_000 });
  expect(assign).not.toHaveBeenCalled();
  expect(complain).toHaveBeenCalled();
  online.mockRestore();
});

it('keeps the page with a message when the reader goes back to an unloaded page while offline', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const alert = vi.fn();
  vi.stubGlobal('alert', alert);
  const address = location.href;
  history.replaceState({ scrollY: 0 }, '', '/guide/lost');
  dispatchEvent(new PopStateEvent('popstate', { state: { scrollY: 0 } }));
  await vi.waitFor(() => expect(alert).toHaveBeenCalledWith('You are offline.'), { timeout: 20_000 });
  expect(heading()).toBe('b');
  expect(reload).not.toHaveBeenCalled();
  history.replaceState({}, '', address);
  reload.mockRestore();
  online.mockRestore();
});

it('replaces the sidebar when the section changes', async () => {
  link('/guide/c').click();
  await vi.waitFor(() => expect(heading()).toBe('c'), { timeout: 20_000 });
  expect(document.querySelector('[data-region=sidebar]')?.textContent).toBe('other');
});

it('starts even if the browser refuses to change the URL', async () => {
  const replace = vi.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('Too many calls', 'SecurityError');
  });
  const canonical = '/guide/B';
  document.querySelector('#page-data')?.replaceChildren(JSON.stringify({ ...options, pagePath: canonical }));
  history.pushState(null, '', '/guide/b');
  vi.resetModules();
  (await import('./router.ts')).startRouter();
  expect(replace).toHaveBeenCalledWith(null, '', canonical);
  expect(location.pathname).toBe('/guide/b');
});

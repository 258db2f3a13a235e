import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchSource } from '../protocol.ts';
import { IndexServer } from './indexServer.ts';

const ORIGIN = 'https://docs.test';
const siteIndex = (lang: string): SearchSource => ({
  url: `${ORIGIN}/search.json`,
  version: '',
  lang,
  external: false,
});

/** The files of a fake host, by name; all others are answered with 404. */
const files = new Map<string, string>();
const asked: string[] = [];

/** Adds a file whose name contains the hash of its content. */
function hashed(name: string, content: object): string {
  const json = JSON.stringify(content);
  const file = `${name}.${createHash('sha256').update(json).digest('hex').slice(0, 8)}.json`;
  files.set(file, json);
  return file;
}

function publish(texts: string[] = [], content = 'The needle is here.'): void {
  const list = ['en', 'zh'].map((lang) => ({
    version: '',
    lang,
    prefix: lang === 'en' ? '' : '/zh',
    index: hashed(`index.${lang}`, [{ routePath: '/a', title: 'Alpha', content, toc: [] }]),
    texts,
  }));
  files.set('search.json', JSON.stringify(list));
}

beforeEach(() => {
  files.clear();
  asked.length = 0;
  vi.stubGlobal('fetch', async (url: string, { cache }: RequestInit) => {
    const name = new URL(url).pathname.slice(1);
    asked.push(`${name} ${cache}`);
    const body = files.get(name);
    return new Response(body ?? 'Not found', { status: body === undefined ? 404 : 200 });
  });
});
afterEach(() => void vi.unstubAllGlobals());

const links = async (server: IndexServer, lang: string, query: string) =>
  (await server.search(siteIndex(lang), query)).pages.map(({ link }) => link);

describe('the server of indexes', () => {
  it('answers from titles first, and reports that texts are loading', async () => {
    const grown = Promise.withResolvers<void>();
    publish([hashed('text', [{ routePath: '/a', content: 'The needle is here.' }])], '');
    const server = new IndexServer(grown.resolve);
    server.begin(siteIndex('zh'));
    expect(await server.search(siteIndex('zh'), 'needle')).toMatchObject({ pages: [], growing: false });
    const loading = server.load(siteIndex('zh'));
    expect(await links(server, 'zh', 'alpha')).toEqual(['/zh/a']);
    await loading;
    expect(await server.search(siteIndex('zh'), 'needle')).toMatchObject({ pages: [], growing: true });
    await grown.promise;
    expect(await server.search(siteIndex('zh'), 'needle')).toMatchObject({
      pages: [{ link: '/zh/a' }],
      growing: false,
    });
  });

  it('loads the first files once, and reports a failed load with the next query', async () => {
    const server = new IndexServer(() => undefined);
    server.begin(siteIndex('en'));
    // the load fails before the page asks
    await new Promise((resolve) => setTimeout(resolve));
    await expect(server.load(siteIndex('en'))).rejects.toThrow('404');
    expect(asked).toEqual(['search.json no-cache']);
    publish();
    await server.load(siteIndex('en'));
    const begun = new IndexServer(() => undefined);
    asked.length = 0;
    begun.begin(siteIndex('en'));
    expect(await links(begun, 'en', 'alpha')).toEqual(['/a']);
    expect(asked).toHaveLength(2);
  });

  it('reports a text that fails to load with the answers, and retries it at the next load', async () => {
    const onGrowth = vi.fn();
    const text = hashed('text', [{ routePath: '/a', content: 'needle' }]);
    const json = files.get(text) ?? '';
    files.delete(text);
    publish([text], '');
    const server = new IndexServer(onGrowth);
    await server.load(siteIndex('en'));
    await expect.poll(() => onGrowth).toHaveBeenCalled();
    expect(await server.search(siteIndex('en'), 'needle')).toMatchObject({
      pages: [],
      growing: false,
      failure: expect.stringContaining('404'),
    });
    files.set(text, json);
    await server.load(siteIndex('en'));
    await expect.poll(() => links(server, 'en', 'needle')).toEqual(['/a']);
    expect(await server.search(siteIndex('en'), 'needle')).not.toHaveProperty('failure');
  });

  it('answers without the synonyms if they fail to load, reports that, and retries', async () => {
    publish();
    const synonyms = hashed('synonyms', { Alpha: ['haystack'] });
    const json = files.get(synonyms) ?? '';
    files.delete(synonyms);
    const list = JSON.parse(files.get('search.json') ?? '') as object[];
    files.set('search.json', JSON.stringify(list.map((entry) => ({ ...entry, synonyms }))));
    const server = new IndexServer(() => undefined);
    await server.load(siteIndex('en'));
    expect(await server.search(siteIndex('en'), 'alpha')).toMatchObject({
      pages: [{ link: '/a' }],
      failure: expect.stringContaining('404'),
    });
    expect(await links(server, 'en', 'haystack')).toEqual([]);
    files.set(synonyms, json);
    await server.load(siteIndex('en'));
    expect(await links(server, 'en', 'haystack')).toEqual(['/a']);
    expect(await server.search(siteIndex('en'), 'alpha')).not.toHaveProperty('failure');
  });

  it('rejects an index whose hash does not match its name, and reloads it past the cache', async () => {
    publish();
    const [name = ''] = [...files.keys()];
    const right = files.get(name) ?? '';
    files.set(name, right.replace('Alpha', 'Other'));
    const server = new IndexServer(() => undefined);
    await expect(server.load(siteIndex('en'))).rejects.toThrow('does not match the hash in its name');
    expect(asked).toEqual(['search.json no-cache', `${name} force-cache`, `${name} reload`]);
    files.set(name, right);
    await server.load(siteIndex('en'));
    expect(await links(server, 'en', 'alpha')).toEqual(['/a']);
  });

  it('reloads an index that was evicted', async () => {
    publish();
    const server = new IndexServer(() => undefined);
    await server.load(siteIndex('en'));
    for (let number = 0; number < 8; number++) {
      files.set(`other${number}.json`, '[]');
      await server.load({ ...siteIndex('en'), url: `${ORIGIN}/other${number}.json` });
    }
    asked.length = 0;
    expect(await links(server, 'en', 'alpha')).toEqual(['/a']);
    expect(asked[0]).toBe('search.json no-cache');
  });
});

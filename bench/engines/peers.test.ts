import { describe, expect, it, test } from 'vitest';
import { makeCorpus } from '../corpus/corpus.ts';
import { PEERS } from '../peers.ts';
import { type Engine, siteFiles } from './engine.ts';
import { RSPRESS } from './rspress.ts';
import { STARLIGHT } from './starlight.ts';
import { VITEPRESS } from './vitepress.ts';

const PAGES = 61;
const corpus = makeCorpus({ pages: PAGES });
const { home, groups } = corpus;
const routes = [home, ...groups.flatMap((group) => group.routes)];
const engines = Object.values(PEERS).filter((engine) => engine !== undefined);

describe.each(engines)('the site of $name', (engine) => {
  const files = siteFiles(engine, corpus);
  const config = Object.values(engine.config(corpus)).join('\n');

  it('writes every page to a separate file', () => {
    const names = Object.keys(files).filter((name) => /\.mdx?$/.test(name));
    expect(names).toHaveLength(PAGES);
  });

  it('has a sidebar with all pages, and with every group collapsed', () => {
    const [group] = groups;
    expect(routes.filter(({ path }) => !config.includes(`${path.slice(1)}"`))).toEqual([]);
    expect(config).toContain(group?.text.zh);
    const collapsed = config.match(/"collapsed": true/g)?.length ?? 0;
    expect([groups.length, 2 * groups.length]).toContain(collapsed);
  });

  it('names exact versions to install', () => {
    expect(
      Object.values(engine.packages ?? {}).filter((version) => !/^\d+\.\d+\.\d+$/.test(version)),
    ).toEqual([]);
  });
});

test('writes pages in the syntax of each engine', () => {
  const zh = (engine: Engine) => siteFiles(engine, corpus)[engine.file('zh', '/')] ?? '';
  expect(zh(RSPRESS)).toMatch(/^## .+ \\\{#related-pages\}$/m);
  expect(zh(VITEPRESS)).toMatch(/^## .+[^\\]\{#related-pages\}$/m);
  expect(zh(STARLIGHT)).not.toMatch(/^# 欢迎|\{#/m);
  expect(zh(VITEPRESS)).toContain('\n:::tip 小提示\n');
  expect(zh(STARLIGHT)).toContain('\n:::tip[小提示]\n');
});

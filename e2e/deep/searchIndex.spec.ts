import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { processTerm, tokenize } from '../../src/search/engine/terms.ts';
import {
  CODE_BORDER,
  type SearchIndexList,
  type SearchRecord,
  type SearchTextRecord,
} from '../../src/search/records.ts';
import { siteFolder } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** Selector of content that is not part of the search index, such as the engine's strings from `locales`. */
const SKIPPED = [
  // indexed with the pages that the overview lists
  '[data-overview-group]',
  // repeated on many pages: page actions, tested versions, the site's footer and sibling tools
  '.page-head > :not(h1)',
  '.tested-with',
  'footer',
  'li:has(> a[target="_blank"] + span)',
  // types of code, which readers open on demand
  '[role="tooltip"]',
  // text that isn't visible
  'script, style, template, button, svg, [aria-hidden="true"], .heading-anchor',
].join(', ');

const INLINE = /^(?:a|abbr|b|code|del|em|i|kbd|mark|s|small|span|strong|sub|sup|u|wbr)$/;

const json = <T>(file: string) => JSON.parse(readFileSync(path.join(siteFolder, file), 'utf8')) as T;

const indexTerms = (texts: Iterable<string>) => new Set([...texts].flatMap(tokenize).flatMap(processTerm));

/** Returns the engine's strings as patterns, whose placeholders match the page's text. */
function labelPatterns(lang: string): RegExp[] {
  const all = (value: object): string[] =>
    Object.values(value).flatMap((entry: string | object) =>
      typeof entry === 'string' ? [entry] : all(entry),
    );
  const escaped = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return all(json<object>(`../locales/${lang}.json`)).map(
    (text) => new RegExp(`^${escaped(text).replace(/\{\{\w+\}\}/g, '(.+)')}$`),
  );
}

const isLink = (node: Nodes | undefined) => node?.type === 'element' && node.tagName === 'a';

/**
 * Returns the texts of an article, one for each block, with code between borders, without texts that consist of a label
 * only.
 */
function shownTexts(article: Nodes, labels: readonly RegExp[] = []): string[] {
  const skipped = new Set<Nodes>(selectAll(SKIPPED, article));
  const texts = [''];
  const add = (text: string) => texts.push((texts.pop() ?? '') + text);
  const read = (node: Nodes): void => {
    if (node.type === 'text') {
      const label = labels.map((pattern) => pattern.exec(node.value.trim())).find(Boolean);
      add(label ? ` ${label.slice(1).join(' ')} ` : node.value);
    }
    if (!('children' in node) || skipped.has(node)) return;
    const { tagName = '' } = node as { tagName?: string };
    const isBlock = !INLINE.test(tagName);
    const border = tagName === 'code' ? CODE_BORDER : '';
    if (isBlock) texts.push('');
    add(border);
    node.children.forEach((child, at) => {
      // adjacent links without text in between are buttons
      if (isLink(child) && isLink(node.children[at - 1])) add(' ');
      read(child);
    });
    add(border);
    if (isBlock) texts.push('');
  };
  read(article);
  return texts;
}

for (const { lang, prefix, index, texts } of json<SearchIndexList>('search.json')) {
  test(`all text of pages in ${lang} is in the index`, () => {
    const contents = texts.flatMap((file) => json<SearchTextRecord[]>(file));
    const labels = labelPatterns(lang);
    const lost = json<SearchRecord[]>(index).flatMap((record, place) => {
      const { routePath, title, description = '', keywords = [], toc } = record;
      const { content } = contents[place] ?? record;
      const names = [title, description, ...keywords, ...toc.map(({ text }) => text)];
      const known = indexTerms([...names, ...content.split('\n')]);
      const unknown = (text = '') => [...indexTerms([text])].filter((term) => !known.has(term));
      const file = `${prefix}${routePath.replace(/\/$/, '/index')}.html`;
      const html = readFileSync(path.join(siteFolder, file), 'utf8');
      const article = fromHtml(/<article.*<\/article>/s.exec(html)?.[0] ?? '', { fragment: true });
      const withoutLabels = shownTexts(article, labels);
      return shownTexts(article).flatMap((text, block) => {
        const terms = unknown(text).length > 0 ? unknown(withoutLabels[block]) : [];
        return terms.length > 0 ? [`${routePath}: ${terms.join(' ')} in ${text.slice(0, 80)}`] : [];
      });
    });
    expect(lost).toEqual([]);
  });
}

// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { highlightTerms } from './highlightTerms.ts';

const highlights = new Map<string, Set<Range>>();

beforeEach(() => {
  vi.useFakeTimers();
  highlights.clear();
  vi.stubGlobal('CSS', { highlights });
  vi.stubGlobal(
    'Highlight',
    class extends Set<Range> {
      constructor(...ranges: Range[]) {
        super(ranges);
      }
    },
  );
  document.body.innerHTML = `<main><article>
    <h1 id="top">Retry</h1><p>Retry once</p>
    <h2 id="how">How to retry <a class="heading-anchor">retry</a></h2>
    <p>A <b>retry</b> again, a retry of retries</p><button>retry</button>
    <h3 id="more">More of retry</h3>
  </article></main>`;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const marked = () => [...(highlights.get('search') ?? [])].map(String);

it('only marks words in the section of the result', () => {
  highlightTerms('#how', ['retry'], 'retry');
  expect(marked()).toEqual(['retry', 'retry', 'retry']);
});

it('does not mark the title', () => {
  highlightTerms('', ['retry'], 'retry');
  expect(marked()).toHaveLength(5);
});

it('only marks the whole query if the section contains it', () => {
  highlightTerms('#how', ['retry', 'retries', 'again'], 'retry of RETRIES');
  expect(marked()).toEqual(['retry of retries']);
});

it('does not mark words that are common on the page', () => {
  const paragraph = document.querySelector('p');
  if (paragraph) paragraph.textContent = `${'test '.repeat(9)}flaky`;
  highlightTerms('', ['test', 'flaky'], 'flaky test');
  expect(marked()).toEqual(['flaky']);
});

it('removes the marks on Escape', () => {
  highlightTerms('#how', ['retry'], 'retry');
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(marked()).toEqual([]);
  expect(document.querySelector('article')?.hasAttribute('data-found')).toBe(false);
});

it('removes the marks after a few seconds', () => {
  highlightTerms('#how', ['retry'], 'retry');
  const article = document.querySelector('article');
  expect(article?.hasAttribute('data-found')).toBe(true);
  vi.advanceTimersByTime(3000);
  expect(marked()).toHaveLength(3);
  vi.advanceTimersByTime(2000);
  expect(marked()).toEqual([]);
  expect(article?.hasAttribute('data-found')).toBe(false);
});

it('does not remove the marks of a later result when those of an earlier one time out', () => {
  highlightTerms('#how', ['retry'], 'retry');
  vi.advanceTimersByTime(3000);
  highlightTerms('#more', ['retry'], 'retry');
  vi.advanceTimersByTime(2000);
  expect(marked()).toEqual(['retry']);
});

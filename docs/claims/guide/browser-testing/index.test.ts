import { beforeAll, expect, test } from '@rstest/core';
import { type BrowserRun, runInBrowser } from '../../../../tools/docs/claims/runInBrowser.ts';
import { type RstestRun, runRstest } from '../../../../tools/docs/claims/runRstest.ts';

const measure = `
  import { test } from '@rstest/core';
  test('measures', async () => {
    document.body.innerHTML = '<div style="width: 300px; height: 20px">Tea</div>';
    const element = document.querySelector('div');
    const { width, height } = element.getBoundingClientRect();
    const seen = await new Promise((resolve) => {
      if (typeof IntersectionObserver === 'undefined') return resolve('missing');
      new IntersectionObserver(() => resolve('real')).observe(element);
      setTimeout(() => resolve('without effect'), 300);
    });
    const canvas = document.createElement('canvas').getContext('2d') ? 'real' : 'missing';
    console.log(['measured', width, height, seen, canvas].join(' '));
  });`;
const testingLibrary = `
  import { cleanup, fireEvent, render, screen } from '@testing-library/react';
  import userEvent from '@testing-library/user-event';
  import { expect, test } from '@rstest/core';
  import { createElement } from 'react';
  test('existing test', async () => {
    const clicks = [];
    render(createElement('button', { onClick: () => clicks.push('Tea') }, 'Tea'));
    await userEvent.click(screen.getByRole('button', { name: 'Tea' }));
    expect(clicks).toEqual(['Tea']);
    cleanup();
  });`;
let inNode: RstestRun;
let inBrowser: BrowserRun;

beforeAll(async () => {
  const environments = ['jsdom', 'happy-dom'].map(
    (name) => `{ name: '${name}', testEnvironment: '${name}' }`,
  );
  [inNode, inBrowser] = await Promise.all([
    runRstest({
      'rstest.config.ts': `export default { projects: [${environments}] };`,
      'a.test.ts': measure,
    }),
    runInBrowser(
      {
        there: `
          expect(matchMedia('(min-width: 1px)').matches).toBe(true);
          expect(typeof ResizeObserver).toBe('function');
          expect(typeof document.body.scrollIntoView).toBe('function');
          html('<p style="width: 300px">Tea</p>');
          expect(document.querySelector('p')?.getBoundingClientRect().width).toBe(300);`,
        promise: `
          html('<button>Tea</button>');
          const click = page.getByRole('button').click();
          expect(click).toBeInstanceOf(Promise);
          await click;`,
      },
      { 'a.test.ts': measure, 'library.test.tsx': testingLibrary },
    ),
  ]);
});

test('#what-only-a-browser-has: Size and position of elements', () => {
  expect(inNode.output.match(/measured 0 0/g)).toHaveLength(2);
  expect(inBrowser.output).toContain('measured 300 20');
});
test('#what-only-a-browser-has: missing, or without effect', () => {
  expect(inNode.output).toMatch(/measured 0 0 missing/);
  expect(inNode.output).toMatch(/measured 0 0 without effect/);
  expect(inBrowser.output).toContain('measured 300 20 real real');
});
test('#what-only-a-browser-has: This test can only pass in a browser', () =>
  expect(inNode.output).not.toContain('measured 300'));
test('#move-an-existing-test: Tests written with Testing Library run as they are', () =>
  expect(inBrowser.outcome('existing test')).toBe('pass'));
test('#move-an-existing-test: They are there now', () => expect(inBrowser.outcome('there')).toBe('pass'));
test('#how-it-works: why every action is a promise', () => expect(inBrowser.outcome('promise')).toBe('pass'));

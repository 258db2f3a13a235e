import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CodeBlock } from '../../src/article/CodeBlock/CodeBlock.tsx';
import { COPIED_MS } from '../../src/shared/constants.ts';
import { findings } from '../support/findings.ts';
import { showPage } from '../support/showPage.tsx';

const line = (text: string, state = '') => `<span class="line ${state}">${text}</span>`;
const copy = page.getByRole('button', { name: /^(?:Copy code|Copied)$/ });

/** The content of the clipboard. */
let written: string[] = [];

beforeEach(() => {
  written = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void written.push(text) },
  });
});

describe('the copy button of a code block', () => {
  it('copies the code without removed lines', async () => {
    const html = [line('const a = 1;', 'diff remove'), line('const a = 2; ', 'diff add'), line('a;')].join(
      '\n',
    );
    showPage({ article: <CodeBlock lang="ts" html={html} /> });
    await userEvent.click(copy);
    await expect.element(copy).toHaveAccessibleName('Copied');
    expect(written).toEqual(['const a = 2;\na;']);
    expect(await findings()).toEqual([]);
  });

  it('copies the command of a terminal without its prompt', async () => {
    showPage({ article: <CodeBlock lang="ansi" command="npx example run" html={line('done')} /> });
    await userEvent.click(copy);
    await expect.element(copy).toHaveAccessibleName('Copied');
    expect(written).toEqual(['npx example run\ndone']);
  });

  it('shows "Copied" for two seconds after the last use', async () => {
    showPage({ article: <CodeBlock lang="ts" html={line('a;')} /> });
    const button = copy.element() as HTMLButtonElement;
    vi.useFakeTimers();
    try {
      button.click();
      await vi.advanceTimersByTimeAsync(COPIED_MS - 500);
      expect(button.ariaLabel).toBe('Copied');
      button.click();
      await vi.advanceTimersByTimeAsync(COPIED_MS - 1);
      expect(button.ariaLabel).toBe('Copied');
      await vi.advanceTimersByTimeAsync(1);
      expect(button.ariaLabel).toBe('Copy code');
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([
    ['is missing', undefined],
    ['refuses', { writeText: () => Promise.reject(new Error('refused')) }],
  ])('opens a prompt where the clipboard %s, without a false "Copied"', async (_, clipboard) => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    const prompt = vi.spyOn(window, 'prompt').mockReturnValue(null);
    showPage({ article: <CodeBlock lang="ts" html={line('a;')} /> });
    await userEvent.click(copy);
    await expect
      .poll(() => prompt.mock.calls)
      .toEqual([[expect.stringMatching(/^Copy to clipboard: (?:Ctrl|⌘)\+C/), 'a;']]);
    await expect.element(copy).toHaveAccessibleName('Copy code');
    prompt.mockRestore();
  });
});

it('wraps long lines on demand', async () => {
  showPage({ article: <CodeBlock lang="ts" html={line(`const a = '${'long '.repeat(100)}';`)} /> });
  const wrap = page.getByRole('button', { name: 'Wrap lines' });
  const scrolls = () => {
    const box = document.querySelector('article pre');
    return (box?.scrollWidth ?? 0) > (box?.clientWidth ?? 0);
  };
  await expect.element(wrap).toHaveAttribute('aria-pressed', 'false');
  expect(scrolls()).toBe(true);
  await userEvent.click(wrap);
  await expect.element(wrap).toHaveAttribute('aria-pressed', 'true');
  expect(scrolls()).toBe(false);
  await userEvent.click(wrap);
  expect(scrolls()).toBe(true);
});

import { expect, it, vi } from 'vitest';

it('creates one Trusted Types policy on first use, and returns strings without Trusted Types', async () => {
  const { trustedHtml } = await import('./trustedHtml.ts');
  expect(trustedHtml('<b>a</b>')).toBe('<b>a</b>');
  const createPolicy = vi.fn((name: string) => ({ createHTML: (text: string) => `${name}: ${text}` }));
  vi.stubGlobal('window', { trustedTypes: { createPolicy } });
  try {
    expect(trustedHtml('<b>a</b>')).toBe('docs: <b>a</b>');
    expect(trustedHtml('<i>b</i>')).toBe('docs: <i>b</i>');
    expect(createPolicy).toHaveBeenCalledTimes(1);
  } finally {
    vi.unstubAllGlobals();
  }
});

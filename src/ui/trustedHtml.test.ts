import { expect, it, vi } from 'vitest';

it('HTML is trusted by one policy, which is made when it is first wanted; where there are no Trusted Types, it is a text', async () => {
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

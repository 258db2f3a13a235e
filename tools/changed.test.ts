import { describe, expect, it } from 'vitest';
import { affectedScope } from './changed.ts';

describe('affected tests', () => {
  const browserTests = (...files: string[]) => {
    const { steps, specs } = affectedScope(files);
    if (!steps) return 'all';
    return steps.has('test:browser') ? specs : [];
  };

  it('includes everything for the engine, packages and unknown files', () => {
    for (const file of [
      'src/client/boot.ts',
      'src/node/content/read/discover.ts',
      'src/node/commands/serve/serveSite.ts',
      'src/node/render/serverEntry.tsx',
      'src/shared/routes.ts',
      'package-lock.json',
      'playwright.config.ts',
      'tools/browser/chromium.ts',
      'e2e/support/test.ts',
      'e2e/support/ports.ts',
      'e2e/fixtures/elements/site.config.ts',
      'docs/navigation.ts',
      'docs/en/shared/part.mdx',
      'new-folder/new-file.ts',
    ])
      expect([file, browserTests('CONTRIBUTING.md', file)]).toEqual([file, 'all']);
  });

  it('includes a changed end-to-end test, and tests that import a changed helper', () => {
    expect(browserTests('e2e/tabs.spec.ts', 'README.md')).toEqual(['e2e/tabs.spec.ts']);
    expect(browserTests('e2e/support/observatory.ts')).toEqual(['e2e/security.spec.ts']);
  });

  it('includes, for a page, the test of all routes and the tests that open it', () => {
    const specs = browserTests('docs/en/guide/basic/snapshot.mdx');
    expect(specs).toContain('e2e/deep/routes.spec.ts');
    expect(specs).toContain('e2e/search.spec.ts');
    expect(specs).not.toContain('e2e/theme.spec.ts');
    expect([...(affectedScope(['docs/zh/guide/basic/snapshot.mdx']).steps ?? [])]).toEqual(
      expect.arrayContaining(['docs:verify', 'i18n', 'audit']),
    );
  });

  it('runs no browser tests for files that do not affect any site', () => {
    expect(browserTests('packages/audit/src/runChecks.ts', 'src/shared/routes.test.ts')).toEqual([]);
    expect(browserTests('tools/docs/lint.ts')).toEqual([]);
    expect(affectedScope(['tools/docs/lint.ts']).steps?.has('docs:lint')).toBe(true);
  });

  it('includes the unit tests that import changed scripts, unless other files changed', () => {
    expect(affectedScope(['packages/audit/src/runChecks.ts']).units).toBe('by import');
    expect(affectedScope(['e2e/fixtures/bare/site.config.ts', 'a.txt']).units).toBe('all');
  });

  it('includes unit and component tests for components and strings', () => {
    for (const file of [
      'src/shell/Footer/Footer.tsx',
      'src/islands/Tabs/Tabs.tsx',
      'stories/ui/Tag.stories.tsx',
      'locales/zh.json',
    ]) {
      const { steps } = affectedScope([file]);
      expect(steps?.has('test:components'), file).toBe(true);
      expect(steps?.has('build'), file).toBe(false);
    }
    expect(affectedScope(['src/shell/Footer/Footer.tsx']).units).toBe('by import');
    expect(affectedScope(['locales/zh.json']).units).toContain('tools/unusedKeys.test.ts');
    expect(affectedScope(['docs/en/guide/basic/snapshot.mdx']).units).toContain(
      'tools/docs/prose/proseRules.test.ts',
    );
    expect(affectedScope(['locales/zh.json']).units).not.toContain('src/shared/routeTable.test.ts');
  });
});

import { createHash } from 'node:crypto';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, it } from 'vitest';
import { temporarySite } from '../../../../testing/temporarySite.ts';
import type { SiteConfig } from '../../../shared/siteConfig.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

const createPolicy = (config: Partial<SiteConfig> = {}, scripts = ['start()'], styles = ['a{}']) =>
  contentSecurityPolicy(temporarySite({}, config), { scripts, styles });

const directives = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1)]));

describe('contentSecurityPolicy', () => {
  it("passes Google's evaluator", () => {
    const findings = new CspEvaluator(new CspParser(createPolicy()).csp).evaluate();
    // a lower number is more severe
    expect(findings.filter(({ severity }) => severity <= Severity.STRICT_CSP)).toEqual([]);
  });

  it('only allows inline scripts and styles with known hashes', () => {
    const sources = (...texts: string[]) => [
      "'self'",
      ...texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`),
    ];
    expect(directives(createPolicy({}, ['start()', 'more()'], ['a{}']))).toMatchObject({
      'script-src': sources('start()', 'more()'),
      'style-src': sources('a{}'),
    });
  });

  it('enforces Trusted Types', () => {
    expect(directives(createPolicy())).toMatchObject({
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['default', 'docs'],
    });
  });

  it('allows only images from the assets host and from configured hosts', () => {
    const policy = createPolicy({
      assetsHost: 'https://assets.test/',
      themeConfig: {
        logo: 'https://logo.test/a/b.svg',
        socialLinks: [{ icon: 'x', content: 'https://x.test' }],
      },
    });
    const { 'img-src': images, ...others } = directives(policy);
    expect(images).toEqual(["'self'", 'data:', 'https://assets.test', 'https://logo.test']);
    expect(others['media-src']).toEqual(["'self'", 'https://assets.test']);
    expect(JSON.stringify(others)).not.toMatch(/logo\.test|x\.test/);
  });

  const added = (config: Partial<SiteConfig>) => {
    const before = directives(createPolicy());
    const after = Object.entries(directives(createPolicy(config)));
    return Object.fromEntries(
      after.flatMap(([name, sources]) => {
        const more = sources.filter((source) => !before[name]?.includes(source));
        return more.length > 0 ? [[name, more]] : [];
      }),
    );
  };
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

  it('only allows the scripts, styles and icons that the site adds to the head', () => {
    const head: SiteConfig['head'] = [
      ['meta', { name: 'a', content: 'https://nobody.test/' }],
      ['script', { src: 'https://stats.test/js/a.js?site=1', defer: true }],
      ['script', { src: '/own.js' }],
      ['script', {}, 'count()'],
      ['script', { type: 'application/ld+json' }, '{}'],
      ['style', {}, 'b{}'],
      ['link', { rel: 'stylesheet', href: 'https://styles.test/a.css' }],
      ['link', { rel: 'apple-touch-icon', href: 'https://icons.test/a.png' }],
      ['link', { rel: 'preconnect', href: 'https://fonts.test' }],
    ];
    expect(added({ head })).toEqual({
      'script-src': ['https://stats.test/js/a.js', hash('count()')],
      'style-src': [hash('b{}'), 'https://styles.test/a.css'],
      'img-src': ['https://icons.test/a.png'],
    });
  });

  it('adds the configured sources by directive, and keeps Trusted Types', () => {
    const csp: SiteConfig['csp'] = {
      'connect-src': ['https://stats.test'],
      'frame-src': ['https://frames.test/a/'],
      'form-action': ['https://forms.test'],
      'trusted-types': ['stats#html'],
    };
    expect(added({ csp })).toEqual(csp);
    const all = directives(createPolicy({ csp }));
    expect(all['form-action']).toEqual(['https://forms.test']); // instead of 'none'
    expect(all['require-trusted-types-for']).toEqual(["'script'"]);
  });
});

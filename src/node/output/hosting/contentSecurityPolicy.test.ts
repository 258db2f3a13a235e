import { createHash } from 'node:crypto';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, it } from 'vitest';
import type { SiteConfig } from '../../../shared/siteConfig.ts';
import { temporarySite } from '../../testing/temporarySite.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

const policyOf = (config: Partial<SiteConfig> = {}, scripts = ['start()'], styles = ['a{}']) =>
  contentSecurityPolicy(temporarySite({}, config), { scripts, styles });

const directives = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1)]));

describe('the Content Security Policy', () => {
  it('has no weakness that Google’s evaluator knows', () => {
    const findings = new CspEvaluator(new CspParser(policyOf()).csp).evaluate();
    // a lower number is more severe
    expect(findings.filter(({ severity }) => severity <= Severity.STRICT_CSP)).toEqual([]);
  });

  it('lets nothing inline in but scripts and styles with the hashes of ours', () => {
    const sources = (...texts: string[]) => [
      "'self'",
      ...texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`),
    ];
    expect(directives(policyOf({}, ['start()', 'more()'], ['a{}']))).toMatchObject({
      'script-src': sources('start()', 'more()'),
      'style-src': sources('a{}'),
    });
  });

  it('enforces Trusted Types', () => {
    expect(directives(policyOf())).toMatchObject({
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['default', 'docs'],
    });
  });

  it('allows pictures of the assets host, and of hosts that the configuration names, and nothing else of them', () => {
    const policy = policyOf({
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
});

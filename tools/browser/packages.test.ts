import { describe, expect, it } from 'vitest';
import { missingPrograms, REQUIRED_PROGRAMS } from './packages.ts';

const packages = (exists: (file: string) => boolean, env: Record<string, string> = {}) =>
  missingPrograms(exists, env).flatMap((each) => each.packages);

describe('missing browser packages', () => {
  it('returns an empty list if every executable is installed', () => {
    expect(packages(() => true)).toEqual([]);
  });

  it('lists the packages of each missing executable', () => {
    expect(packages((file) => !/firefox/.test(file))).toEqual(['firefox-esr']);
    expect(packages((file) => !/WebKit|Xvfb/.test(file))).toEqual(['webkit2gtk-driver', 'xvfb']);
    expect(packages(() => false)).toEqual(REQUIRED_PROGRAMS.flatMap((each) => each.packages));
  });

  it('skips browsers that an environment variable configures', () => {
    const named = packages(() => false, { CHROMIUM_PATH: '/opt/chrome', FIREFOX_PATH: '/opt/firefox' });
    expect(named).toEqual(['webkit2gtk-driver', 'xvfb']);
  });
});

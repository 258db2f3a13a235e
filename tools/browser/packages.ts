import { existsSync } from 'node:fs';
import { HEADLESS_SHELL } from './chromium.ts';
import { FIREFOX_ESR } from './firefox.ts';

/** An executable that end-to-end tests need, and the Debian packages that provide it. */
export interface RequiredProgram {
  /** Name of the browser that it belongs to. */
  browser: 'Chromium' | 'Firefox' | 'WebKit';
  executable: string;
  packages: readonly string[];
  /** The environment variable that names another executable instead. */
  variable?: string;
}

export const REQUIRED_PROGRAMS: readonly RequiredProgram[] = [
  {
    browser: 'Chromium',
    executable: HEADLESS_SHELL,
    packages: ['chromium', 'chromium-headless-shell', 'fonts-noto-cjk'],
    variable: 'CHROMIUM_PATH',
  },
  { browser: 'Firefox', executable: FIREFOX_ESR, packages: ['firefox-esr'], variable: 'FIREFOX_PATH' },
  { browser: 'WebKit', executable: '/usr/bin/WebKitWebDriver', packages: ['webkit2gtk-driver'] },
  { browser: 'WebKit', executable: '/usr/bin/Xvfb', packages: ['xvfb'] },
];

/** Programs that are neither installed nor replaced by an environment variable. */
export function missingPrograms(
  exists: (file: string) => boolean = existsSync,
  env: Readonly<Record<string, string | undefined>> = process.env,
): readonly RequiredProgram[] {
  return REQUIRED_PROGRAMS.filter(
    ({ executable, variable }) => !(variable && env[variable]) && !exists(executable),
  );
}

import path from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';
import { findFirefox } from '../../tools/browser/firefox.ts';

type Project = NonNullable<PlaywrightTestConfig['projects']>[number];

/** Bits that make Firefox report a fine pointer that can hover, which headless machines lack. */
const FINE_AND_HOVERING = 2 | 4;

/** Runs the tests with the tag `@firefox` in Firefox; none where it is not installed. */
export function firefoxProjects(testIgnore: Project['testIgnore']): Project[] {
  if (!findFirefox()) return [];
  return [
    {
      name: 'firefox',
      // starting it takes as long as a few tests, and so does the first use of each feature
      workers: 1,
      grep: /@firefox/,
      testIgnore,
      use: {
        browserName: 'firefox',
        // the distribution's Firefox, not Playwright's patched build
        channel: 'moz-firefox',
        // a new context means a new tab in a new process, which takes longer than most tests
        reuseContext: true,
        launchOptions: {
          executablePath: path.join(import.meta.dirname, 'firefox.ts'),
          firefoxUserPrefs: {
            'ui.primaryPointerCapabilities': FINE_AND_HOVERING,
            'ui.allPointerCapabilities': FINE_AND_HOVERING,
            // keys and the wheel go through the browser's parent process, like a user's
            'remote.events.async.enabled': true,
            'remote.events.async.wheel.enabled': true,
            // reload pages on Back, because Playwright doesn't notice pages restored from the back/forward cache
            'browser.sessionhistory.max_total_viewers': 0,
            // all test sites are local: no separate processes per site
            'fission.autostart': false,
          },
        },
      },
    },
  ];
}

import path from 'node:path';
import type { Project } from '@playwright/test';
import { missingPrograms } from '../../../tools/browser/packages.ts';

const folder = path.resolve(import.meta.dirname, '..');

/** Matches the WebKit tests, which other projects ignore. */
export const webkitTests = `${folder}/**`;

/** Tests in WebKit, if it is installed. They are separate tests, since they use WebDriver rather than Playwright. */
export const webkitProjects: Project[] = missingPrograms().some(({ browser }) => browser === 'WebKit')
  ? []
  : [{ name: 'webkit', testDir: folder, workers: 1 }];

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Testing Library as a script, which finds elements by role and name inside the page. */
export const LIBRARY = readFileSync(
  fileURLToPath(new URL('@testing-library/dom.umd.min.js', import.meta.resolve('@testing-library/dom'))),
  'utf8',
);

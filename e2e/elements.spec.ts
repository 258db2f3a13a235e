import { violations } from './support/axe.ts';
import { expect, fixtureUrl, open, test } from './support/test.ts';

const url = (path: string) => fixtureUrl('elements', path);
const PAGES = ['/blocks', '/code', '/text', '/types'];

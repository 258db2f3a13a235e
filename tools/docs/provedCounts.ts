import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../src/node/base/problems.ts';
import type { ClaimFile } from './claims/claims.ts';
import { ROOT } from './root.ts';
import { proofOf, type Sample } from './samples/samples.ts';

const FILE = 'docs/provedCounts.json';
/** The record of how much the site proves; the home page says it. */
export const PROVED_COUNTS_FILE = path.join(ROOT, FILE);

/** How many samples and claims are proved, at least: in hundreds, so that a further one changes nothing. */
export interface ProvedCounts {
  samples: number;
  claims: number;
}

export function provedCounts(samples: readonly Sample[], files: readonly ClaimFile[]): ProvedCounts {
  const proved = samples.filter((sample) => proofOf(sample) !== 'illustrative').length;
  const claims = files.flatMap((file) => file.claims).length;
  return { samples: inHundreds(proved), claims: inHundreds(claims) };
}

/** To be called when everything is proved. */
export function recordProvedCounts({ samples, claims }: ProvedCounts): void {
  const text = `{ "samples": ${samples}, "claims": ${claims} }\n`;
  // a running dev server restarts when it is written
  if (!existsSync(PROVED_COUNTS_FILE) || readFileSync(PROVED_COUNTS_FILE, 'utf8') !== text)
    writeFileSync(PROVED_COUNTS_FILE, text);
}

/** The home page must not say more than is proved; less it may. */
export function checkProvedCounts(said: ProvedCounts, { samples, claims }: ProvedCounts): Problem[] {
  if (said.samples <= samples && said.claims <= claims) return [];
  const message = `The home page states ${said.samples} tested samples and ${said.claims} tested statements, but there are ${samples} and ${claims}.`;
  const advice = 'Run “npm run docs:verify” and commit the changed files.';
  return [{ severity: 'error', file: FILE, message, advice }];
}

function inHundreds(count: number): number {
  return Math.floor(count / 100) * 100;
}

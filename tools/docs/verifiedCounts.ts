import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../src/node/base/problems.ts';
import type { ClaimFile } from './claims/claims.ts';
import { ROOT } from './root.ts';
import { chooseVerification, type Sample } from './samples/samples.ts';

const FILE = 'docs/verifiedCounts.json';
/** The numbers of verified samples and claims, which the home page shows. */
export const VERIFIED_COUNTS_FILE = path.join(ROOT, FILE);

/** Numbers of verified samples and claims, rounded down to hundreds so that they rarely change. */
export interface VerifiedCounts {
  samples: number;
  claims: number;
}

/** Counts the verified samples and claims, rounded down to hundreds. */
export function verifiedCounts(samples: readonly Sample[], files: readonly ClaimFile[]): VerifiedCounts {
  const verified = samples.filter((sample) => chooseVerification(sample) !== 'illustrative').length;
  const claims = files.flatMap((file) => file.claims).length;
  return { samples: inHundreds(verified), claims: inHundreds(claims) };
}

/** Writes the numbers if they changed. Call it when everything is verified. */
export function saveVerifiedCounts({ samples, claims }: VerifiedCounts): void {
  const text = `{ "samples": ${samples}, "claims": ${claims} }\n`;
  // a running dev server restarts when the file is written
  if (!existsSync(VERIFIED_COUNTS_FILE) || readFileSync(VERIFIED_COUNTS_FILE, 'utf8') !== text)
    writeFileSync(VERIFIED_COUNTS_FILE, text);
}

/** Reports numbers on the home page that are higher than the verified ones. */
export function checkVerifiedCounts(stated: VerifiedCounts, { samples, claims }: VerifiedCounts): Problem[] {
  if (stated.samples <= samples && stated.claims <= claims) return [];
  const message = `The home page states ${stated.samples} verified samples and ${stated.claims} tested claims, but there are ${samples} and ${claims}.`;
  const advice = 'Run "npm run docs:verify" and commit the changed files.';
  return [{ severity: 'error', file: FILE, message, advice }];
}

function inHundreds(count: number): number {
  return Math.floor(count / 100) * 100;
}

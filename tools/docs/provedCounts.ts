import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../src/node/base/problems.ts';
import type { ClaimFile } from './claims/claims.ts';
import { ROOT } from './root.ts';
import { chooseProof, type Sample } from './samples/samples.ts';

const FILE = 'docs/provedCounts.json';
/** The numbers of verified samples and claims, which the home page shows. */
export const PROVED_COUNTS_FILE = path.join(ROOT, FILE);

/** Numbers of verified samples and claims, rounded down to hundreds so that they rarely change. */
export interface ProvedCounts {
  samples: number;
  claims: number;
}

export function provedCounts(samples: readonly Sample[], files: readonly ClaimFile[]): ProvedCounts {
  const proved = samples.filter((sample) => chooseProof(sample) !== 'illustrative').length;
  const claims = files.flatMap((file) => file.claims).length;
  return { samples: inHundreds(proved), claims: inHundreds(claims) };
}

/** Call this when everything is verified. */
export function recordProvedCounts({ samples, claims }: ProvedCounts): void {
  const text = `{ "samples": ${samples}, "claims": ${claims} }\n`;
  // a running dev server restarts when it is written
  if (!existsSync(PROVED_COUNTS_FILE) || readFileSync(PROVED_COUNTS_FILE, 'utf8') !== text)
    writeFileSync(PROVED_COUNTS_FILE, text);
}

/** Reports numbers on the home page that are higher than the verified ones. */
export function checkProvedCounts(stated: ProvedCounts, { samples, claims }: ProvedCounts): Problem[] {
  if (stated.samples <= samples && stated.claims <= claims) return [];
  const message = `The home page states ${stated.samples} tested samples and ${stated.claims} tested statements, but there are ${samples} and ${claims}.`;
  const advice = 'Run "npm run docs:verify" and commit the changed files.';
  return [{ severity: 'error', file: FILE, message, advice }];
}

function inHundreds(count: number): number {
  return Math.floor(count / 100) * 100;
}

import type { Problem } from '../../../src/node/base/problems.ts';
import type { ClaimFile } from './claims.ts';

/** Minimum average number of claims per page. */
export const CLAIMS_PER_PAGE = 3;
/** Returns a line such as `318 claims tested, 3.1 per page`. */
export function claimSummary(files: readonly ClaimFile[], pages: number): string {
  return `${countClaims(files)} claims tested, ${(countClaims(files) / pages).toFixed(1)} per page`;
}

/** Reports an average number of claims per page below the minimum. */
export function checkClaimCount(files: readonly ClaimFile[], pages: number): Problem[] {
  if (countClaims(files) >= pages * CLAIMS_PER_PAGE) return [];
  const message = `${countClaims(files)} claims for ${pages} pages, fewer than ${CLAIMS_PER_PAGE} per page.`;
  const advice = 'Test more statements of the pages in docs/claims/<page>.test.ts.';
  return [{ severity: 'error', file: 'docs/claims', message, advice }];
}

function countClaims(files: readonly ClaimFile[]): number {
  return files.reduce((sum, { claims }) => sum + claims.length, 0);
}

import type { Problem } from '../../../src/node/base/problems.ts';
import type { ClaimFile } from './claims.ts';

/** How many claims a page has on average, at least. */
export const CLAIMS_PER_PAGE = 3;
/** Whether fewer claims are an error. */
const IS_ERROR = true;

/** `318 claims backed, 3.1 per page` */
export function claimSummary(files: readonly ClaimFile[], pages: number): string {
  return `${countOf(files)} claims backed, ${(countOf(files) / pages).toFixed(1)} per page`;
}

export function checkFloor(files: readonly ClaimFile[], pages: number, isError = IS_ERROR): Problem[] {
  if (!isError || countOf(files) >= pages * CLAIMS_PER_PAGE) return [];
  const message = `${countOf(files)} claims for ${pages} pages: fewer than ${CLAIMS_PER_PAGE} a page.`;
  const advice = 'Write tests of what the pages say: docs/claims/<page>.test.ts.';
  return [{ severity: 'error', file: 'docs/claims', message, advice }];
}

function countOf(files: readonly ClaimFile[]): number {
  return files.reduce((sum, { claims }) => sum + claims.length, 0);
}

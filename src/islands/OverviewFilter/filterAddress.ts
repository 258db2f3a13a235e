/** Name in the address's query. */
const PARAMETER = 'filter';

/** What the address says to look for. */
export function queryOfAddress(): string {
  return new URLSearchParams(location.search).get(PARAMETER) ?? '';
}

/**
 * Keeps the query in the address, so that it survives a reload, can be sent to others, and is there again on the way
 * back from a page. Beginning to filter is a step of the history of its own: going back shows everything again.
 */
export function keepInAddress(query: string): void {
  const before = queryOfAddress();
  if (query === before) return;
  const url = new URL(location.href);
  if (query === '') url.searchParams.delete(PARAMETER);
  else url.searchParams.set(PARAMETER, query);
  if (before === '') history.pushState({}, '', url);
  else history.replaceState(history.state, '', url);
}

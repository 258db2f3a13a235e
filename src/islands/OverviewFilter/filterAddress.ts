/** Name of the query parameter. */
const PARAMETER = 'filter';

/** The filter's query in the page's address. */
export function queryOfAddress(): string {
  return new URLSearchParams(location.search).get(PARAMETER) ?? '';
}

/**
 * Keeps the query in the address, so that it survives a reload, can be shared, and is restored when the reader comes
 * back from a page. Starting to filter pushes a history entry: going back shows everything again.
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

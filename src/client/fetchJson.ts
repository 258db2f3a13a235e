/** Fetches JSON; an error page that a host sends with status 200 counts as a failure too. */
export async function fetchJson<T>(url: string, options: RequestInit = {}): Promise<T> {
  const response = await fetch(url, options);
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || !type.includes('json')) throw new Error(`${url}: ${response.status} ${type}`);
  return (await response.json()) as T;
}

/** Fetches JSON; throws also for an error page that a host serves with status 200. */
export async function fetchJson<T>(url: string, options: RequestInit = {}): Promise<T> {
  const response = await fetch(url, options);
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || !type.includes('json')) throw new Error(`${url}: ${response.status} ${type}`);
  return (await response.json()) as T;
}

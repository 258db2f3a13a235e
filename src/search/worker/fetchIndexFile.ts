/** Timeout of a request, in milliseconds. */
export const FETCH_TIMEOUT_MS = 30_000;

/** No index file that a site writes is this large. */
const MAX_BYTES = 32_000_000;

/** Names of index files end with the first digits of their content's SHA-256. */
const HASHED = /\.([0-9a-f]{8})\.json$/;

/** Loads an index file. If its content does not match the hash in its name, fetches it again, bypassing the cache. */
export async function fetchIndexFile(url: string, cache: RequestCache = 'default'): Promise<unknown> {
  const response = await fetch(url, { cache, signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const bytes = await response.arrayBuffer();
  if (bytes.byteLength > MAX_BYTES) throw new Error(`${url} is too large.`);
  const [, hash] = HASHED.exec(new URL(url).pathname) ?? [];
  if (hash !== undefined && (await hashOf(bytes, hash)) !== hash) {
    if (cache !== 'reload') return fetchIndexFile(url, 'reload');
    throw new Error(`${url} is not the file that its name says.`);
  }
  return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
}

/** @param assumed returned where `crypto.subtle` is missing: in insecure contexts */
async function hashOf(bytes: ArrayBuffer, assumed: string): Promise<string> {
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return assumed;
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return Array.from(digest.subarray(0, assumed.length / 2), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** Path helpers of the entry script, which every page loads. `routes.ts` has the rest, and loads with the router. */

/** Decodes a percent-encoded path; invalid sequences are kept. */
export function decodePath(path: string): string {
  return path.replace(/(?:%[0-9a-f]{2})+/gi, (run) => {
    try {
      return decodeURIComponent(run);
    } catch {
      return run;
    }
  });
}

/** Whether a path is below a prefix, by whole segments: `/guide` contains `/guide/a` but not `/guidebook`. */
export function isBelow(prefix: string, path: string): boolean {
  const stem = prefix.replace(/\/$/, '');
  return path === stem || path.startsWith(`${stem}/`);
}

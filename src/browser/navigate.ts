/** Lets islands navigate and follow navigations, without importing the router. */

let follow = async (url: URL): Promise<void> => location.assign(url);

/** Navigates to a page of this site, like a click on a link to it; resolves when it is shown. */
export function navigate(url: URL): Promise<void> {
  return follow(url);
}

/** Called by the router. Without it, `navigate` loads the document. */
export function setNavigate(router: (url: URL) => Promise<void>): void {
  follow = router;
}

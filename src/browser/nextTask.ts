/** Yields to the browser, above all to pending input events; continues in a new task. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

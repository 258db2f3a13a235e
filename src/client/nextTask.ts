/** Lets the browser do what is due, a reader's click before all, and goes on in a task of its own. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

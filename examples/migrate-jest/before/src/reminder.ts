const WEEK = 7 * 24 * 60 * 60 * 1000;

/** Sends a reminder a week from now, unless the function that it returns is called before. */
export function remind(send: (sentAt: Date) => void): () => void {
  const timer = setTimeout(() => send(new Date()), WEEK);
  return () => clearTimeout(timer);
}

/**
 * Shows the day of the last change in the reader's time zone; it was built in UTC. Call it when the browser is idle:
 * the first use of `Intl` blocks it for several frames.
 */
export function showLocalDay(): void {
  const time = document.querySelector<HTMLTimeElement>('time[data-local-day]');
  if (!time) return;
  const date = new Date(time.dateTime);
  if (date.getDate() === date.getUTCDate()) return; // right as built
  time.textContent = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'long' }).format(
    date,
  );
}

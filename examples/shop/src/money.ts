/** An amount of money as a shop shows it. */
export function formatPrice(cents: number): string {
  return `€${(cents / 100).toFixed(2)}`;
}

/** What is left of a price, in cents. */
export function discounted(cents: number, percent: number): number {
  return Math.floor(cents * (1 - percent / 100));
}

/** What sending a parcel costs, in cents; nothing from a certain amount on. */
export function shipping(cents: number): number {
  const freeFrom = Number(process.env.FREE_SHIPPING_FROM ?? 5000);
  return cents >= freeFrom ? 0 : 490;
}

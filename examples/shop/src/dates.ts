/** Days until a parcel arrives; none is delivered on a Sunday. */
export function deliveryDays(from: Date): number {
  return from.getUTCDay() === 5 ? 3 : 2;
}

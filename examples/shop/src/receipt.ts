import { type Line, total } from './cart';
import { formatPrice } from './money';

/** The slip that lies in the parcel. */
export function receipt(lines: readonly Line[]): string {
  const rows = lines.map(({ name, cents, count }) => `${count} x ${name}  ${formatPrice(cents * count)}`);
  return [...rows, `Total  ${formatPrice(total(lines))}`].join('\n');
}

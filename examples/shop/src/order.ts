import { type Line, total } from './cart';
import { deliveryDays } from './dates';
import { sendMail } from './mailer';
import { formatPrice } from './money';

export interface Order {
  id: string;
  placedAt: Date;
  cents: number;
}

/** Takes an order and confirms it by mail. */
export async function placeOrder(email: string, lines: readonly Line[]): Promise<Order> {
  const order = { id: crypto.randomUUID(), placedAt: new Date(), cents: total(lines) };
  const days = deliveryDays(order.placedAt);
  await sendMail(email, `We got your order of ${formatPrice(order.cents)}. It arrives in ${days} days.`);
  return order;
}

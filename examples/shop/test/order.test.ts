import { afterEach, beforeEach, expect, rs, test } from '@rstest/core';
import { sendMail } from '@/mailer';
import { placeOrder } from '@/order';

rs.mock(import('@/mailer'), () => ({
  sendMail: rs.fn(async () => {}),
}));

const tea = [{ name: 'Tea', cents: 450, count: 3 }];

beforeEach(() => {
  rs.useFakeTimers({ now: new Date('2026-01-02T10:00:00Z') });
});

afterEach(() => {
  rs.useRealTimers();
  rs.clearAllMocks();
});

test('confirms the order by mail', async () => {
  await placeOrder('ada@example.com', tea);

  expect(sendMail).toHaveBeenCalledExactlyOnceWith(
    'ada@example.com',
    'We got your order of €13.50. It arrives in 3 days.',
  );
});

test('remembers when it was placed, and for how much', async () => {
  const order = await placeOrder('ada@example.com', tea);

  expect(order).toMatchSnapshot({ id: expect.any(String) });
});

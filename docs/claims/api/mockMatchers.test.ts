import { expect, rs, test } from '@rstest/core';

function messageOf(assert: () => unknown): string {
  try {
    assert();
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

test('#mock-calls: messages name a mock after its implementation or the spied method, else rstest.fn()', () => {
  const send = () => {};
  const shop = { pay() {} };
  const mocks = [rs.fn(send), rs.spyOn(shop, 'pay'), rs.fn(), rs.fn(send).mockName('mail')];
  const messages = mocks.map((mock) => messageOf(() => expect(mock).toHaveBeenCalled()));
  expect(messages.map((message) => /"(.*)"/.exec(message ?? '')?.[1])).toEqual([
    'send',
    'pay',
    'rstest.fn()',
    'mail',
  ]);
});

test('#mock-calls: On any other value they throw is not a spy or a call to a spy', () => {
  expect(messageOf(() => expect(() => 1).toHaveBeenCalled())).toContain('is not a spy or a call to a spy');
});

test('#mock-calls: Arguments are compared with the rules of toEqual, and their number must match', () => {
  const save = rs.fn();
  save({ id: 1, note: undefined });
  expect(save).toHaveBeenCalledWith({ id: 1 });
  expect(save).not.toHaveBeenCalledWith({ id: 1 }, undefined);
});

test('#tohavebeencalledexactlyoncewith: A second call fails it, even with the same arguments', () => {
  const charge = rs.fn();
  charge(1);
  expect(charge).toHaveBeenCalledExactlyOnceWith(1);
  charge(1);
  expect(charge).not.toHaveBeenCalledExactlyOnceWith(1);
});

test('#tohavebeencalledbefore: It fails if this mock was never called', () => {
  const [validate, save] = [rs.fn(), rs.fn()];
  save();
  expect(messageOf(() => expect(validate).toHaveBeenCalledBefore(save))).not.toBe('');
  expect(validate).toHaveBeenCalledBefore(save, false);
});

test('#tohavebeencalledafter: It fails if the other mock was never called', () => {
  const [show, hide] = [rs.fn(), rs.fn()];
  hide();
  expect(messageOf(() => expect(hide).toHaveBeenCalledAfter(show))).not.toBe('');
  expect(hide).toHaveBeenCalledAfter(show, false);
});

test('#tohavereturned: a call that threw does not count', () => {
  const parse = rs.fn((text: string) => JSON.parse(text));
  expect(() => parse('{')).toThrow();
  expect(parse).not.toHaveReturned();
});

test('#tohaveresolved: Right after the call, the promise is still pending, and the matcher fails', async () => {
  const load = rs.fn(async () => 1);
  const promise = load();
  expect(load).not.toHaveResolved();
  await promise;
  expect(load).toHaveResolved();
});

test('#tohavebeencalledtimes: It fails with the number that it found: expected "send" to be called 3 times, but got 2 times', () => {
  const send = rs.fn().mockName('send');
  for (const name of ['Ada', 'Grace']) send(name);
  expect(messageOf(() => expect(send).toHaveBeenCalledTimes(3))).toBe(
    'expected "send" to be called 3 times, but got 2 times',
  );
});

test('#tohavebeennthcalledwith: A failure names the call, but lists no others', () => {
  const send = rs.fn().mockName('send');
  for (const name of ['Ada', 'Grace']) send(name);
  expect(messageOf(() => expect(send).toHaveBeenNthCalledWith(1, 'Bob'))).toBe(
    `expected 1st "send" call to have been called with [ 'Bob' ]`,
  );
});

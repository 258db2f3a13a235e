import { beforeEach, describe, expect, rs, test } from '@rstest/core';
import * as api from '@/api' with { rstest: 'importActual' };
import { findProducts } from '@/api';
import { debounce, showResults } from '@/search';

rs.mock('@/api', () => ({
  ...api,
  findProducts: rs.fn(),
}));

describe('search', () => {
  beforeEach(() => {
    rs.mocked(findProducts).mockResolvedValue([{ name: 'Tea', price: 4.5 }]);
  });

  test('lists what it finds', async () => {
    const list = document.createElement('ul');
    await showResults(list, 'tea');
    expect(list.innerHTML).toMatchSnapshot();
  });

  test('waits until nobody types', () => {
    rs.useFakeTimers();
    const search = rs.fn();
    const type = debounce(search, 300);
    type('t');
    rs.advanceTimersByTime(200);
    type('te');
    rs.advanceTimersByTime(300);
    expect(search).toHaveBeenCalledExactlyOnceWith('te');
  });
});

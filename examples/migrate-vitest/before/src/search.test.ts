import { beforeEach, describe, expect, test, vi } from 'vitest';
import { findProducts } from '@/api';
import { debounce, showResults } from '@/search';

vi.mock('@/api', async (importOriginal) => ({
  ...(await importOriginal<typeof import('@/api')>()),
  findProducts: vi.fn(),
}));

describe('search', () => {
  beforeEach(() => {
    vi.mocked(findProducts).mockResolvedValue([{ name: 'Tea', price: 4.5 }]);
  });

  test('lists what it finds', async () => {
    const list = document.createElement('ul');
    await showResults(list, 'tea');
    expect(list.innerHTML).toMatchSnapshot();
  });

  test('waits until nobody types', () => {
    vi.useFakeTimers();
    const search = vi.fn();
    const type = debounce(search, 300);
    type('t');
    vi.advanceTimersByTime(200);
    type('te');
    vi.advanceTimersByTime(300);
    expect(search).toHaveBeenCalledExactlyOnceWith('te');
  });
});

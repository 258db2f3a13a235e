import { findProducts, formatPrice } from '@/api';

/** Fills the list with the products that match the query. */
export async function showResults(list: HTMLElement, query: string): Promise<void> {
  const products = await findProducts(query);
  list.replaceChildren(
    ...products.map(({ name, price }) => {
      const item = document.createElement('li');
      item.textContent = `${name}, ${formatPrice(price)}`;
      return item;
    }),
  );
}

/** Calls the function once nobody has typed for a while. */
export function debounce<T>(call: (value: T) => void, wait: number): (value: T) => void {
  let timer: ReturnType<typeof setTimeout>;
  return (value) => {
    clearTimeout(timer);
    timer = setTimeout(() => call(value), wait);
  };
}

import { formatPrice } from '@/price';

export function priceTag(cents: number): HTMLElement {
  const tag = document.createElement('strong');
  tag.textContent = formatPrice(cents);
  return tag;
}

import { formatPrice } from '@/price';

export const receipt = (cents: number[]): string =>
  [...cents, cents.reduce((sum, one) => sum + one, 0)].map(formatPrice).join('\n');

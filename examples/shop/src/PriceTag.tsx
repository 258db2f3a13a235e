import { formatPrice } from './money';
import styles from './PriceTag.module.css';

export interface PriceTagProps {
  cents: number;
  sale?: boolean;
}

export function PriceTag({ cents, sale }: PriceTagProps) {
  return <b className={sale ? styles.sale : styles.price}>{formatPrice(cents)}</b>;
}

import { expect, test } from '@rstest/core';
import { renderToStaticMarkup as render } from 'react-dom/server';
import { PriceTag } from '@/PriceTag';
import styles from '@/PriceTag.module.css';

test('shows euros and cents', () => {
  const html = render(<PriceTag cents={1350} />);

  expect(html).toContain('€13.50');
});

test('marks a sale with its own class', () => {
  const html = render(<PriceTag cents={990} sale />);

  expect(html).toContain(`class="${styles.sale}"`);
  expect(html).not.toContain(styles.price);
});

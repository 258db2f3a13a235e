import type { Story } from '@ladle/react';
import { Diagram } from '../../src/article/Diagram/Diagram.tsx';
import { InArticle } from '../support/InArticle.tsx';

export default { title: 'Article / Diagram' };

const drawing = (width: number) =>
  `<svg viewBox="0 0 ${width} 80" width="${width}" height="80"${width > 480 ? ' data-wide=""' : ''} fill="none" stroke="currentColor"><rect x="1" y="20" width="120" height="40" rx="6"/><path d="M121 40h${width - 242}"/><rect x="${width - 121}" y="20" width="120" height="40" rx="6" stroke="var(--color-accent)"/></svg>`;

export const Playground: Story<{ alt: string; caption: string; width: number }> = ({
  alt,
  caption,
  width,
}) => (
  <InArticle>
    <Diagram html={drawing(width)} alt={alt} caption={caption} />
  </InArticle>
);
Playground.args = { alt: 'One box points to another', caption: 'From a tree to a table', width: 480 };

export const WithoutCaption = () => (
  <InArticle>
    <Diagram html={drawing(480)} alt="One box points to another" />
  </InArticle>
);

/** Scrolls horizontally. */
export const VeryWide = () => (
  <InArticle>
    <Diagram html={drawing(2400)} alt="One box points to another, far away" />
  </InArticle>
);

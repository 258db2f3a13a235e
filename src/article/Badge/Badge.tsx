import type { ReactNode } from 'react';
import { Badge as UiBadge } from '../../ui/Badge/Badge.tsx';
import { checkProps, is } from '../checkProps.ts';

const types = ['tip', 'note', 'info', 'warning', 'danger', 'important'] as const;

export interface BadgeProps {
  /** Meaning, shown as colour. Default: `'tip'`. */
  type?: (typeof types)[number];
  /** One or two words. Default: the children. */
  text?: string;
  children?: ReactNode;
}

/** A word or two with a meaning, in a text or beside a heading. */
export function Badge(props: BadgeProps) {
  checkProps('Badge', props, {
    type: is.optional(is.oneOf(types)),
    text: is.optional(is.text),
    children: is.anything,
  });
  const content = props.text ?? props.children;
  if (!content) throw new Error('<Badge> needs a “text”.');
  return <UiBadge tone={props.type ?? 'tip'}>{content}</UiBadge>;
}

import type { ReactNode } from 'react';
import { Badge as UiBadge } from '../../ui/Badge/Badge.tsx';
import { useArticle } from '../ArticleContext.ts';
import { checkProps, is } from '../checkProps.ts';

const types = ['tip', 'note', 'info', 'warning', 'danger', 'important'] as const;

export interface BadgeProps {
  /** Meaning, shown as a color. Default: `'tip'`; `'warning'` with `experimental`. */
  type?: (typeof types)[number];
  /** One or two words. Default: the children. */
  text?: string;
  /** Instead of a text: the version in which the feature was added, such as `0.8.0`. */
  since?: string;
  /** Instead of a text: whether the feature may still change. */
  experimental?: boolean;
  /** The same as `text`, written between the tags. */
  children?: ReactNode;
}

/** A short label with a meaning, in text or next to a heading. */
export function Badge(props: BadgeProps) {
  checkProps('Badge', props, {
    type: is.optional(is.oneOf(types)),
    text: is.optional(is.text),
    since: is.optional(is.text),
    experimental: is.optional(is.flag),
    children: is.anything,
  });
  const { t } = useArticle();
  const { text, since, experimental, children } = props;
  const given = [text, since, experimental, children].filter(Boolean).length;
  if (given !== 1) throw new Error('<Badge> needs one of: text, since, experimental, or a text inside.');
  const content = since ? t('badge.since', { version: since }) : experimental && t('badge.experimental');
  return (
    <UiBadge tone={props.type ?? (experimental ? 'warning' : 'tip')}>{content || (text ?? children)}</UiBadge>
  );
}

import { Badge as UiBadge } from '../../ui/Badge/Badge.tsx';
import { useArticle } from '../ArticleContext.ts';
import { defineComponent, is, type PropsOf } from '../checkProps.ts';

const types = ['tip', 'note', 'info', 'warning', 'danger', 'important'] as const;

const shape = {
  /** Meaning, shown as a color. Default: `'tip'`; `'warning'` with `experimental`. */
  type: is.optional(is.oneOf(types)),
  /** One or two words. Default: the children. */
  text: is.optional(is.nonEmptyString),
  /** Instead of a text: the version in which the feature was added, such as `0.8.0`. */
  since: is.optional(is.nonEmptyString),
  /** Instead of a text: whether the feature may still change. */
  experimental: is.optional(is.boolean),
  /** Text of the badge, written between the tags instead of as `text`. */
  children: is.children,
};

export type BadgeProps = PropsOf<typeof shape>;

/** A short label with a meaning, in text or next to a heading. */
export const Badge = defineComponent(shape, function Badge(props) {
  const { t } = useArticle();
  const { text, since, experimental, children } = props;
  const count = [text, since, experimental, children].filter(Boolean).length;
  if (count !== 1) throw new Error('<Badge> needs text, since, experimental or children.');
  const content = since ? t('badge.since', { version: since }) : experimental && t('badge.experimental');
  return (
    <UiBadge tone={props.type ?? (experimental ? 'warning' : 'tip')}>{content || (text ?? children)}</UiBadge>
  );
});

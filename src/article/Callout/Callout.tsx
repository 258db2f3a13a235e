import { useIslandHost } from '../../islands/Island/Island.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { dangerPath, importantPath, infoPath, notePath, tipPath, warningPath } from '../../ui/Icon/paths.ts';
import { tones } from '../../ui/tones.css.ts';
import { useArticle } from '../ArticleContext.ts';
import { defineComponent, is, type PropsOf } from '../checkProps.ts';
import * as styles from './Callout.css.ts';

const kinds = {
  tip: { tone: 'tip', icon: tipPath },
  note: { tone: 'note', icon: notePath },
  info: { tone: 'info', icon: infoPath },
  warning: { tone: 'warning', icon: warningPath },
  caution: { tone: 'danger', icon: warningPath },
  danger: { tone: 'danger', icon: dangerPath },
  important: { tone: 'important', icon: importantPath },
} as const;

const shape = {
  /** Kind of the callout, which determines its color, icon and default title. */
  type: is.oneOf(Object.keys(kinds) as (keyof typeof kinds)[]),
  /** Title. Default: the name of the type. */
  title: is.optional(is.nonEmptyString),
  /** The content, in Markdown. */
  children: is.children,
};

export type CalloutProps = PropsOf<typeof shape>;

/** A note set apart from the text: `:::tip`, or GitHub's `> [!TIP]`. */
export const Callout = defineComponent(shape, function Callout(props) {
  const article = useArticle();
  const id = useIslandHost().nextId();
  const { tone, icon } = kinds[props.type];
  return (
    <div role="note" aria-labelledby={id} className={`${styles.callout} ${tones[tone]}`}>
      <p id={id} className={styles.title}>
        <Icon path={icon} />
        {props.title ?? article.t(`callout.${props.type}`)}
      </p>
      <div className={styles.body}>{props.children}</div>
    </div>
  );
});

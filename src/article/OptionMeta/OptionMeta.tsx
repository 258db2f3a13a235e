import { useArticle } from '../ArticleContext.ts';
import { Badge } from '../Badge/Badge.tsx';
import { element, is, type PropsOf } from '../checkProps.ts';
import * as styles from './OptionMeta.css.ts';

const fields = ['name', 'type', 'default', 'cli', 'scope', 'since'] as const;

const shape = {
  /** Name of the option, if no heading contains it. Default: the row is omitted. */
  name: is.optional(is.text),
  /** TypeScript type of the option's value. */
  type: is.text,
  /** The type in words, for a type that is hard to read; stands before it. Default: the type alone. */
  accepts: is.optional(is.text),
  /** Default value of the option. Default: the row is omitted. */
  default: is.optional(is.text),
  /** Command-line flag. Default: the row is omitted. */
  cli: is.optional(is.text),
  /** Where the option can be set, in words. Default: the row is omitted. */
  scope: is.optional(is.text),
  /** First version with the option. Default: the row is omitted. */
  since: is.optional(is.text),
  /** Whether the option may still change. Default: `false`. */
  experimental: is.optional(is.flag),
};

export type OptionMetaProps = PropsOf<typeof shape>;

/** Metadata of a configuration option, below its heading. */
export const OptionMeta = element(shape, function OptionMeta(props) {
  const { t } = useArticle();
  return (
    <dl className={styles.list}>
      {fields.map(
        (field) =>
          props[field] !== undefined && (
            <div key={field} className={styles.row}>
              <dt className={styles.term}>{t(`option.${field}`)}</dt>
              <dd className={styles.value}>
                {field === 'type' && props.accepts && <p className={styles.words}>{props.accepts}</p>}
                {field === 'scope' ? props.scope : <code>{props[field]}</code>}
              </dd>
            </div>
          ),
      )}
      {props.experimental && (
        <div className={styles.row}>
          <dt className={styles.term}>{t('option.status')}</dt>
          <dd className={styles.value}>
            <Badge experimental />
          </dd>
        </div>
      )}
    </dl>
  );
});

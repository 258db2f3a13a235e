import { useArticle } from '../ArticleContext.ts';
import { Badge } from '../Badge/Badge.tsx';
import { checkProps, is } from '../checkProps.ts';
import * as styles from './OptionMeta.css.ts';

const fields = ['name', 'type', 'default', 'cli', 'since'] as const;

export interface OptionMetaProps {
  /** Name of the option, if no heading contains it. Default: the row is omitted. */
  name?: string;
  /** TypeScript type of the option's value. */
  type: string;
  /** Default value of the option. Default: the row is omitted. */
  default?: string;
  /** Command-line flag. Default: the row is omitted. */
  cli?: string;
  /** First version with the option. Default: the row is omitted. */
  since?: string;
  /** Whether the option may still change. Default: `false`. */
  experimental?: boolean;
}

/** Metadata of a configuration option, below its heading. */
export function OptionMeta(props: OptionMetaProps) {
  checkProps('OptionMeta', props, {
    name: is.optional(is.text),
    type: is.text,
    default: is.optional(is.text),
    cli: is.optional(is.text),
    since: is.optional(is.text),
    experimental: is.optional(is.flag),
  });
  const { t } = useArticle();
  return (
    <dl className={styles.list}>
      {fields.map(
        (field) =>
          props[field] !== undefined && (
            <div key={field} className={styles.row}>
              <dt className={styles.term}>{t(`option.${field}`)}</dt>
              <dd className={styles.value}>
                <code>{props[field]}</code>
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
}

import { useArticle } from '../ArticleContext.ts';
import { Badge } from '../Badge/Badge.tsx';
import { checkProps, is } from '../checkProps.ts';
import * as styles from './OptionMeta.css.ts';

const fields = ['name', 'type', 'default', 'cli', 'since'] as const;

export interface OptionMetaProps {
  /** Name of the option, where no heading says it. Default: the row is left out. */
  name?: string;
  /** TypeScript type of the option's value. */
  type: string;
  /** Value when it is not set. Default: the row is left out. */
  default?: string;
  /** Command line flag. Default: the row is left out. */
  cli?: string;
  /** First version with the option. Default: the row is left out. */
  since?: string;
  /** The option may still change. Default: `false`. */
  experimental?: boolean;
}

/** The facts of a configuration option, below its heading. */
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

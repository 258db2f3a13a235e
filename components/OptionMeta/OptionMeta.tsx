import { Badge, defineComponent, is, type PropsOf, useStrings } from 'docs-site-engine/components';
import './OptionMeta.css';
import { optionFields } from './optionFields.ts';

const shape = {
  /** Name of the option, if no heading contains it. Default: the row is omitted. */
  name: is.optional(is.nonEmptyString),
  /** TypeScript type of the option's value. */
  type: is.nonEmptyString,
  /** The type in words, shown before a type that is hard to read. Default: the type alone. */
  accepts: is.optional(is.nonEmptyString),
  /** Default value of the option. Default: the row is omitted. */
  default: is.optional(is.nonEmptyString),
  /** Command-line flag. Default: the row is omitted. */
  cli: is.optional(is.nonEmptyString),
  /** Where the option can be set, in words. Default: the row is omitted. */
  scope: is.optional(is.nonEmptyString),
  /** First version with the option. Default: the row is omitted. */
  since: is.optional(is.nonEmptyString),
  /** Whether the option may still change. Default: `false`. */
  experimental: is.optional(is.boolean),
};

export type OptionMetaProps = PropsOf<typeof shape>;

/** Metadata of a configuration option, below its heading. */
export const OptionMeta = defineComponent(shape, function OptionMeta(props) {
  const t = useStrings();
  return (
    <dl className="option-meta">
      {optionFields.map(
        (field) =>
          props[field] !== undefined && (
            <div key={field}>
              <dt>{t(`site.option.${field}`)}</dt>
              <dd>
                {field === 'type' && props.accepts && <p>{props.accepts}</p>}
                {field === 'scope' ? props.scope : <code>{props[field]}</code>}
              </dd>
            </div>
          ),
      )}
      {props.experimental && (
        <div>
          <dt>{t('site.option.status')}</dt>
          <dd>
            <Badge experimental />
          </dd>
        </div>
      )}
    </dl>
  );
});

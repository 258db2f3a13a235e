import { defineComponent, is, useStrings } from 'docs-site-engine/components';

const shape = {
  /** First version with the feature. */
  version: is.nonEmptyString,
  /** Whether it may still change. Default: `false`. */
  preview: is.optional(is.boolean),
};

/** The version that introduced a feature. */
export const Since = defineComponent(shape, function Since({ version, preview }) {
  const t = useStrings();
  return (
    <p className="since">
      {t('site.since.version', { version })} {preview && <em>{t('site.since.preview')}</em>}
    </p>
  );
});

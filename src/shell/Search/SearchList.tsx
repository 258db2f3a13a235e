import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './Search.demand.css.ts';
import { SearchListOption } from './SearchListOption.tsx';
import type { OptionGroup, SearchOption } from './searchOptions.ts';

export interface SearchListProps {
  id: string;
  groups: readonly OptionGroup[];
  /** Key of the option that Enter chooses. */
  current: string | undefined;
  /** Makes the id of an option's element from its key. */
  optionId: (key: string) => string;
  /** Whether links open a new window. */
  external: boolean;
  onPoint: (key: string) => void;
  onChoose: (option: SearchOption) => void;
}

/** What was found, by page. The keyboard stays in the text field; this only shows which option is the current one. */
export function SearchList({ id, groups, current, optionId, external, onPoint, onChoose }: SearchListProps) {
  const { t } = useTranslation();
  const ownId = useId();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = current === undefined ? null : document.getElementById(optionId(current));
    // the first option shows its page's title with it
    const isFirst = element?.previousElementSibling?.previousElementSibling === null;
    (isFirst ? element?.previousElementSibling : element)?.scrollIntoView({ block: 'nearest' });
    if (isFirst) element?.scrollIntoView({ block: 'nearest' });
  }, [current, optionId]);
  return (
    <div ref={ref} id={id} role="listbox" aria-label={t('search.results')} className={styles.list}>
      {groups.map(({ key, title, options }, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a listbox
        <div key={key} role="group" aria-labelledby={`${ownId}${index}`} className={styles.group}>
          <div id={`${ownId}${index}`} role="presentation" className={styles.groupTitle}>
            {'text' in title ? title.text : t(`search.${title.label}`)}
          </div>
          {options.map((option) => (
            <SearchListOption
              key={option.key}
              id={optionId(option.key)}
              option={option}
              selected={option.key === current}
              external={external}
              onPoint={onPoint}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

import { memo, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { pagePath } from './resultPaths.ts';
import * as styles from './SearchList.lazy.css.ts';
import { SearchListOption } from './SearchListOption.tsx';
import type { OptionGroup, SearchOption } from './searchOptions.ts';
import { usePainted } from './usePainted.ts';

export interface SearchListProps {
  id: string;
  groups: readonly OptionGroup[];
  /** What the groups answer: all of another list's are rendered once its first are painted. */
  list: string;
  /** Key of the option that Enter selects. */
  current: string | undefined;
  /** Key of the option that was reached with the keyboard, to be scrolled into view. */
  reached: string | undefined;
  /** Returns the element id for an option's key. */
  optionId: (key: string) => string;
  /** Whether links open in a new window. */
  external: boolean;
}

/** Enough options to fill a window; the others are rendered after these are painted. */
const MIN_FIRST = 8;

/** Results, grouped by page. Focus stays in the text field; this only shows which option is current. */
export const SearchList = memo(function SearchList({
  id,
  groups,
  list,
  current,
  reached,
  optionId,
  external,
}: SearchListProps) {
  const { t } = useTranslation();
  const isPainted = usePainted(list) === list;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the option may be one that is rendered later
  useEffect(() => {
    // not for a new answer's first option: it is in view already, and scrolling would force a layout
    const element = reached === undefined ? null : document.getElementById(optionId(reached));
    const before = element?.previousElementSibling;
    // for the first option, also reveal the title above it
    if (before?.getAttribute('role') !== 'option') before?.scrollIntoView({ block: 'nearest' });
    element?.scrollIntoView({ block: 'nearest' });
  }, [reached, optionId, isPainted]);
  const textOf = (title: OptionGroup['title']) => ('text' in title ? title.text : t(`search.${title.label}`));
  return (
    <div id={id} role="listbox" aria-label={t('search.results')} className={styles.list}>
      {(isPainted ? groups : firstGroups(groups)).map(({ key, title, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox must not contain a fieldset
        <div key={key} role="group" aria-label={textOf(title)} className={styles.group}>
          {!saysTitle(options[0]) && (
            <div aria-hidden="true" className={styles.groupTitle} data-page={'text' in title}>
              {'text' in title && <Icon path={pagePath} />}
              {textOf(title)}
            </div>
          )}
          {options.map((option) => (
            <SearchListOption
              key={option.key}
              id={optionId(option.key)}
              option={option}
              selected={option.key === current}
              external={external}
            />
          ))}
        </div>
      ))}
    </div>
  );
});

function firstGroups(groups: readonly OptionGroup[]): readonly OptionGroup[] {
  let count = 0;
  return groups.filter(({ options }) => {
    const isFirst = count < MIN_FIRST;
    count += options.length;
    return isFirst;
  });
}

/** Whether an option shows its page's title, which is then not repeated above it. */
function saysTitle(option: SearchOption | undefined): boolean {
  return option?.kind === 'page' && option.suggestion.type === 'title';
}

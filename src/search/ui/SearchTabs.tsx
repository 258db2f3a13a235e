import { useTranslation } from 'react-i18next';
import * as styles from './SearchDialog.lazy.css.ts';
import type { GroupState } from './searchSession.ts';

export interface SearchTabsProps {
  groups: readonly GroupState[];
  /** Index of the group that is shown. */
  current: number;
  /** Prefix of ids: `tab0` and so on, and `panel` for what the tabs control. */
  idPrefix: string;
  onSelect: (index: number) => void;
}

/** One tab per searched index, with the number of pages found in it. */
export function SearchTabs({ groups, current, idPrefix, onSelect }: SearchTabsProps) {
  const { t } = useTranslation();
  return (
    <div role="tablist" aria-label={t('search.groups')} className={styles.tabs}>
      {groups.map(({ label, source, answer }, index) => (
        <button
          key={source.url}
          type="button"
          role="tab"
          id={`${idPrefix}tab${index}`}
          aria-controls={`${idPrefix}panel`}
          aria-selected={index === current}
          tabIndex={index === current ? 0 : -1}
          className={styles.tab}
          onClick={() => onSelect(index)}
          onKeyDown={({ key, currentTarget }) => {
            const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
            if (!/^Arrow(?:Left|Right)$/.test(key)) return;
            const next = (index + (key === forward ? 1 : -1) + groups.length) % groups.length;
            onSelect(next);
            (currentTarget.parentElement?.children[next] as HTMLElement | undefined)?.focus();
          }}
        >
          {label}
          {answer && <span className={styles.count}>{answer.pages.length}</span>}
        </button>
      ))}
    </div>
  );
}

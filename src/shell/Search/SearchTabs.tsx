import { useTranslation } from 'react-i18next';
import * as styles from './SearchTabs.demand.css.ts';
import type { GroupState } from './searchSession.ts';

export interface SearchTabsProps {
  groups: readonly GroupState[];
  /** Index of the group that is shown. */
  current: number;
  onSelect: (index: number) => void;
}

/** One tab per searched index, with the number of pages found in it. */
export function SearchTabs({ groups, current, onSelect }: SearchTabsProps) {
  const { t } = useTranslation();
  return (
    <div role="tablist" aria-label={t('search.groups')} className={styles.tabs}>
      {groups.map(({ label, source, answer }, index) => (
        <button
          key={source.url}
          type="button"
          role="tab"
          aria-selected={index === current}
          tabIndex={index === current ? 0 : -1}
          className={styles.tab}
          onClick={() => onSelect(index)}
          onKeyDown={({ key, currentTarget }) => {
            const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
            if (step === 0) return;
            const next = (index + step + groups.length) % groups.length;
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

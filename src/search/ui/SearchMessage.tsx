import { useTranslation } from 'react-i18next';
import { unseen } from './SearchDialog.lazy.css.ts';
import * as styles from './SearchMessage.lazy.css.ts';
import { isOpen } from './searchOptions.ts';
import type { GroupState } from './searchSession.ts';
import { usePainted } from './usePainted.ts';

export interface SearchMessageProps {
  query: string;
  group: GroupState | undefined;
  /** Retries loading the index after a failure. */
  onRetry: () => void;
}

/** Status of search: a live region, visible if there is nothing else to show. */
export function SearchMessage({ query, group, onRetry }: SearchMessageProps) {
  const { t } = useTranslation();
  const answer = group?.answer;
  const failed = group?.status === 'failed';
  const answered = query !== '' && answer?.query === query;
  const count = answered ? answer.pages.length : 0;
  // choosing the plural form takes longer than rendering some of the results
  const found = usePainted(count);
  const empty = answered && count === 0;
  const loading = query !== '' && (group?.status === 'initing' || (empty && isOpen(answer)));
  const nothing = empty && !loading;
  const isVisible = failed || loading || nothing;
  return (
    <>
      <div role="status" className={isVisible ? styles.message : unseen}>
        {failed && <p className={styles.messageTitle}>{t('search.failed')}</p>}
        {loading && <p className={styles.messageTitle}>{t('search.loading')}</p>}
        {nothing && (
          <>
            <p className={styles.messageTitle}>{t('search.noResults', { query })}</p>
            <p>{t('search.hint')}</p>
          </>
        )}
        {!isVisible && count > 0 && found === count && t('search.found', { count })}
      </div>
      {failed && (
        <button type="button" className={styles.retry} onClick={onRetry}>
          {t('search.retry')}
        </button>
      )}
    </>
  );
}

import type { KeyboardEvent, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { SEARCH_QUERY_LENGTH } from '../../shared/constants.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { closePath, searchPath } from '../../ui/Icon/paths.ts';
import * as styles from './SearchDialog.lazy.css.ts';

export interface SearchFieldProps {
  ref: Ref<HTMLInputElement>;
  value: string;
  /** Id of the list, if there is one. */
  listId: string | undefined;
  /** Id of the current option. */
  currentId: string | undefined;
  /** Called with a text that an IME is still composing. */
  onChange: (value: string) => void;
  /** Called with a text that is not being composed: the query. */
  onQuery: (value: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
}

/** The text field of search. */
export function SearchField(props: SearchFieldProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.field}>
      <Icon path={searchPath} />
      <input
        ref={props.ref}
        className={styles.input}
        type="text"
        role="combobox"
        data-search-field=""
        aria-label={t('search.label')}
        aria-autocomplete="list"
        aria-expanded={props.listId !== undefined}
        aria-controls={props.listId}
        aria-activedescendant={props.currentId}
        placeholder={t('search.label')}
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        enterKeyHint="go"
        spellCheck={false}
        maxLength={SEARCH_QUERY_LENGTH}
        value={props.value}
        onChange={({ target, nativeEvent }) => {
          if ((nativeEvent as InputEvent).isComposing) props.onChange(target.value);
          else props.onQuery(target.value);
        }}
        onCompositionEnd={({ currentTarget }) => props.onQuery(currentTarget.value)}
        onKeyDown={props.onKeyDown}
      />
      <button type="button" aria-label={t('search.close')} className={styles.close} onClick={props.onClose}>
        <Icon path={closePath} />
      </button>
    </div>
  );
}

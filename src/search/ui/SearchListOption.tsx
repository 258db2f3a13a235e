import { memo } from 'react';
import { Icon } from '../../ui/Icon/Icon.tsx';
import type { Suggestion } from '../suggestion.ts';
import { Marked } from './Marked.tsx';
import { earlierPath, lensPath, newWindowPath, pagePath } from './resultPaths.ts';
import * as styles from './SearchListOption.lazy.css.ts';
import type { SearchOption } from './searchOptions.ts';

/** Between headings. */
const SEPARATOR = ' › ';

export interface SearchListOptionProps {
  id: string;
  option: SearchOption;
  selected: boolean;
  external: boolean;
}

/**
 * An option. Results are links, so that middle click, context menu etc. work; the panel handles pointers.
 * Few elements, as a list of them is rendered after every pause in typing.
 */
export const SearchListOption = memo(function SearchListOption({
  id,
  option,
  selected,
  external,
}: SearchListOptionProps) {
  const common = { id, role: 'option', 'aria-selected': selected, className: styles.option };
  if (option.kind !== 'page') {
    return (
      <div {...common}>
        <Icon path={option.kind === 'recent' ? earlierPath : lensPath} />
        {option.text}
      </div>
    );
  }
  const { type, link, statement, headers, highlightInfoList } = option.suggestion;
  const start = startOfHeading(option.suggestion);
  return (
    <a
      {...common}
      tabIndex={-1}
      data-type={type}
      href={link}
      {...(external ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {type === 'title' && <Icon path={pagePath} />}
      {type === 'content' && headers.length > 0 && (
        <span className={styles.place}>{headers.join(SEPARATOR)}</span>
      )}
      {start > 0 && <span className={styles.parents}>{statement.slice(0, start)}</span>}
      <Marked text={statement} start={start} highlights={highlightInfoList} />
      {external && <Icon path={newWindowPath} />}
    </a>
  );
});

/** Where the last of several headings in a row begins; 0 in other texts. */
function startOfHeading({ type, statement, headers }: Suggestion): number {
  const last = headers.at(-1);
  return type === 'header' && last && statement.endsWith(last) ? statement.length - last.length : 0;
}

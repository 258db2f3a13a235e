import type { MouseEvent, PointerEvent } from 'react';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Marked } from './Marked.tsx';
import { earlierPath, headingPath, lensPath, newWindowPath, pagePath, textPath } from './resultPaths.ts';
import * as styles from './SearchListOption.demand.css.ts';
import type { SearchOption } from './searchOptions.ts';

const PICTURES = { title: pagePath, header: headingPath, content: textPath };

/** Between headings. */
const SEPARATOR = ' › ';

export interface SearchListOptionProps {
  id: string;
  option: SearchOption;
  selected: boolean;
  external: boolean;
  onPoint: (key: string) => void;
  onChoose: (option: SearchOption) => void;
}

/** An option. Results are links, so that middle click, context menu etc. work. */
export function SearchListOption({
  id,
  option,
  selected,
  external,
  onPoint,
  onChoose,
}: SearchListOptionProps) {
  const common = {
    id,
    role: 'option',
    'aria-selected': selected,
    tabIndex: -1,
    className: styles.option,
    // browsers also fire this when the list moves under a resting pointer; that must not select anything
    onPointerMove: ({ movementX, movementY }: PointerEvent) => {
      if (movementX !== 0 || movementY !== 0) onPoint(option.key);
    },
  };
  if (option.kind !== 'page') {
    return (
      <div {...common} onPointerUp={() => onChoose(option)}>
        <Icon path={option.kind === 'recent' ? earlierPath : lensPath} />
        <span className={styles.statement}>{option.text}</span>
      </div>
    );
  }
  const { type, link, statement, headers, highlightInfoList } = option.suggestion;
  const choose = (event: MouseEvent) => {
    if (external || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose(option);
  };
  return (
    <a {...common} href={link} onClick={choose} {...(external ? { target: '_blank', rel: 'noopener' } : {})}>
      <Icon path={PICTURES[type]} />
      <span className={styles.optionText}>
        {type === 'content' && headers.length > 0 && (
          <span className={styles.place}>{headers.join(SEPARATOR)}</span>
        )}
        <span className={styles.statement} data-type={type}>
          <Marked text={statement} highlights={highlightInfoList} />
        </span>
      </span>
      {external && <Icon path={newWindowPath} />}
    </a>
  );
}

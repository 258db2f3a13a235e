import { memo, type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { externalPath, notePath, searchPath } from '../../ui/Icon/paths.ts';
import type { Excerpt, Highlight } from '../protocol.ts';
import * as styles from './SearchResults.lazy.css.ts';
import type { OptionGroup, SearchOption } from './useSearchOptions.ts';

export interface SearchListProps {
  id: string;
  groups: readonly OptionGroup[];
  /** Whether the first options are painted: only then are the others rendered. */
  isPainted: boolean;
  /** Key of the option that Enter selects. */
  current: string | undefined;
  /** Key of the option that was reached with the keyboard, to be scrolled into view. */
  reached: string | undefined;
  /** Returns the element id for an option's key. */
  optionId: (key: string) => string;
  /** Whether links open in a new window. */
  external: boolean;
}

/** Enough options to fill a window. */
const MIN_FIRST = 8;

/** Between a page's title and its headings. */
const SEPARATOR = ' › ';

const recentPath = 'M12 7.5V12l3 2M4.5 9a8 8 0 1 1-.3 5M4 4.5V9h4.5';

/** Results, grouped by page. Focus stays in the text field; this only shows which option is current. */
export const SearchList = memo(function SearchList({
  id,
  groups,
  isPainted,
  current,
  reached,
  optionId,
  external,
}: SearchListProps) {
  const { t } = useTranslation();
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
          {!('text' in title && saysTitle(options[0])) && (
            <div aria-hidden="true" className={styles.groupTitle} data-page={'text' in title}>
              {'text' in title && <Icon path={notePath} />}
              <span>{textOf(title)}</span>
              <Section of={'text' in title ? options[0] : undefined} />
            </div>
          )}
          {options.map((option) => (
            <Option
              key={option.key}
              id={optionId(option.key)}
              option={option}
              selected={option.key === current}
              external={external}
              alsoLabel={t('search.also')}
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

/** The part of the site that an option's page is in, beside the page's title. */
function Section({ of: option }: { of: SearchOption | undefined }) {
  const section = option?.kind === 'page' && option.section;
  return section && <span className={styles.section}> {section}</span>;
}

interface OptionProps {
  id: string;
  option: SearchOption;
  selected: boolean;
  external: boolean;
  /** Stands before a keyword that matches. */
  alsoLabel: string;
}

/**
 * An option. Results are links, so that middle click, context menu etc. work; the panel handles pointers.
 * Few elements, as a list of them is rendered after every pause in typing.
 */
const Option = memo(function Option({ id, option, selected, external, alsoLabel }: OptionProps) {
  const common = { id, role: 'option', 'aria-selected': selected, className: styles.option };
  if (option.kind !== 'page') {
    return (
      <div {...common}>
        <Icon path={option.kind === 'recent' ? recentPath : searchPath} />
        <span>{option.text}</span>
      </div>
    );
  }
  const { type, title, link, headers, also } = option.suggestion;
  return (
    <a
      {...common}
      tabIndex={-1}
      data-type={type}
      href={link}
      {...(external ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {type === 'title' && <Icon path={notePath} />}
      {type === 'content' && headers.length > 0 && (
        <span className={styles.place}>{headers.join(SEPARATOR)}</span>
      )}
      {type === 'header' && (
        <span className={styles.parents}>{[title, ...headers.slice(0, -1), ''].join(SEPARATOR)}</span>
      )}
      {/* another text is another element: a translator may have taken this one's text nodes away */}
      <Text key={keyOf(option.suggestion)} {...option.suggestion} />
      {type === 'title' && <Section of={option} />}
      {also && (
        <span className={styles.also}>
          <span>{alsoLabel}</span> <Text key={keyOf(also)} {...also} />
        </span>
      )}
      {external && <Icon path={externalPath} />}
    </a>
  );
});

/** A text with its matches marked, and its code as code. */
function Text({ statement, highlightInfoList, codeInfoList = [] }: Excerpt) {
  const found = parts(statement, codeInfoList, (start, end, isCode) => {
    const inside = highlightInfoList.map((mark) => ({ ...mark, start: mark.start - start }));
    const text = parts(statement.slice(start, end), inside, (from, _, isMarked, part) =>
      isMarked ? <mark key={from}>{part}</mark> : part,
    );
    return isCode ? <code key={start}>{text}</code> : text;
  });
  return <span>{found}</span>;
}

const keyOf = ({ statement, highlightInfoList }: Excerpt): string =>
  statement + JSON.stringify(highlightInfoList);

type Show = (start: number, end: number, isInside: boolean, text: string) => ReactNode;

/** A text cut at the borders of ranges, which may go beyond it. */
function parts(text: string, ranges: readonly Highlight[], show: Show): ReactNode[] {
  const found: ReactNode[] = [];
  let place = 0;
  const add = (end: number, isInside: boolean) => {
    if (end > place) found.push(show(place, end, isInside, text.slice(place, end)));
    place = Math.max(place, end);
  };
  for (const { start, length } of ranges) {
    add(Math.min(text.length, start), false);
    add(Math.min(text.length, start + length), true);
  }
  add(text.length, false);
  return found;
}

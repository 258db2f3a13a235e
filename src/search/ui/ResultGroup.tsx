import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { externalPath, notePath, searchPath } from '../../ui/Icon/paths.ts';
import type { Excerpt, Highlight } from '../protocol.ts';
import * as styles from './SearchResults.deferred.css.ts';
import type { OptionGroup, SearchOption } from './useSearchOptions.ts';

/** Separator between a page's title and its headings. */
const SEPARATOR = ' › ';

const recentPath = 'M12 7.5V12l3 2M4.5 9a8 8 0 1 1-.3 5M4 4.5V9h4.5';

export interface ResultGroupProps {
  group: OptionGroup;
  /** Id of the current option. */
  current: string | undefined;
  /** Whether links open in a new window. */
  external: boolean;
}

/** Results on a page, or other options, under a title. */
export function ResultGroup({ group: { title, options }, current, external }: ResultGroupProps) {
  const { t } = useTranslation();
  const isPage = 'text' in title;
  const text = isPage ? title.text : t(`search.${title.label}`);
  const [first] = options;
  // omits the title above an option that shows it
  const saysTitle = first?.kind === 'page' && first.suggestion.type === 'title';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox must not contain a fieldset
    <div role="group" aria-label={text} className={styles.group}>
      {!(isPage && saysTitle) && (
        <div aria-hidden="true" className={styles.groupTitle} data-page={isPage}>
          {isPage && <Icon path={notePath} />}
          <span>{text}</span>
          {isPage && first && <Section of={first} />}
        </div>
      )}
      {options.map((option) => (
        <Option key={option.id} option={option} selected={option.id === current} external={external} />
      ))}
    </div>
  );
}

/** Shows the section of the site that contains an option's page, next to the page's title. */
function Section({ of: option }: { of: SearchOption }) {
  return (
    option.kind === 'page' && option.section && <span className={styles.section}> {option.section}</span>
  );
}

/**
 * An option. Results are links, so that middle click and context menu work; the panel handles pointers. It has few
 * elements, because the list is rendered after every pause in typing.
 */
const Option = memo(function Option({ option, selected, external }: OptionProps) {
  const { t } = useTranslation();
  const common = { id: option.id, role: 'option', 'aria-selected': selected, className: styles.option };
  if (option.kind !== 'page') {
    return (
      <div {...common}>
        <Icon path={option.kind === 'recent' ? recentPath : searchPath} />
        <span>{option.text}</span>
      </div>
    );
  }
  const { type, title, link, headers, also } = option.suggestion;
  const target = external ? { target: '_blank', rel: 'noopener' } : {};
  const trail = [title, ...headers];
  const parents = trail.length > 1 && (
    <span className={styles.parents}>{[...trail.slice(0, -1), ''].join(SEPARATOR)}</span>
  );
  return (
    <a {...common} tabIndex={-1} data-type={type} href={link} {...target}>
      {type === 'title' && <Icon path={notePath} />}
      {type === 'header' && parents}
      {type === 'content' && (
        <span className={styles.place}>
          {parents}
          {trail.at(-1)}
        </span>
      )}
      <Text {...option.suggestion} />
      {type === 'title' && <Section of={option} />}
      {also && (
        <span className={styles.also}>
          <span>{t('search.also')}</span> <Text {...also} />
        </span>
      )}
      {external && <Icon path={externalPath} />}
    </a>
  );
});

interface OptionProps {
  option: SearchOption;
  selected: boolean;
  external: boolean;
}

/** A text with marked matches and inline code. */
function Text({ statement, highlightInfoList: marks, codeInfoList: code = [] }: Excerpt) {
  const borders = [...marks, ...code].flatMap(({ start, length }) => [start, start + length]);
  const starts = [...new Set([0, ...borders])]
    .filter((start) => start < statement.length)
    .sort((a, b) => a - b);
  const parts = starts.map((start, place) => {
    const isIn = (ranges: readonly Highlight[]) =>
      ranges.some((range) => range.start <= start && start < range.start + range.length);
    const part = statement.slice(start, starts[place + 1]);
    const content = isIn(marks) ? <mark key={start}>{part}</mark> : part;
    return isIn(code) ? <code key={start}>{content}</code> : content;
  });
  // the key replaces the element when the text changes, because translation extensions may have removed its text nodes
  return <span key={statement + JSON.stringify(marks)}>{parts}</span>;
}

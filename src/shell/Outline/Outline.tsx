import type { FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { shellIds } from '../../shared/shellIds.ts';
import * as media from '../../theme/media.ts';
import type { PopoverOpen } from '../../ui/Menu/Menu.tsx';
import { breakable } from '../breakable.tsx';
import { useRevealCurrent } from '../hooks/scrolling.ts';
import { useCloseWhen } from '../hooks/useDrawer.ts';
import { useShell } from '../ShellContext.ts';
import * as styles from './Outline.css.ts';

export interface OutlineProps {
  /** State of the dropdown that the outline is on narrower screens. */
  dropdown: PopoverOpen<HTMLDivElement>;
  /** Id of the heading whose section is being read; none above the first one. Default: none. */
  active?: string | undefined;
}

/** The headings of the page: a column on wide screens, and the same element as a dropdown on narrower ones. */
export function Outline({ dropdown, active }: OutlineProps) {
  const { t } = useTranslation();
  const { page, layout } = useShell();
  const { ref, open, onToggle } = dropdown;
  useRevealCurrent(ref, active, open);
  useCloseWhen(ref, { pagePath: page.pagePath, closeAt: media.outline });
  const current = layout.outline.findIndex(({ id }) => id === active);
  const close = () => ref.current?.hidePopover();
  const closeBehind = ({ relatedTarget }: FocusEvent) => {
    // not for a popover button, which toggles it natively
    if (relatedTarget && !ref.current?.contains(relatedTarget) && !relatedTarget.matches('[popovertarget]'))
      close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only closes it when focus leaves
    <div
      ref={ref}
      id={shellIds.outline}
      popover="auto"
      className={styles.outline}
      onToggle={onToggle}
      onBlur={closeBehind}
    >
      <nav className={styles.nav} aria-label={t('outline.title')}>
        <p className={styles.title} aria-hidden="true">
          {t('outline.title')}
        </p>
        <ul lang={page.contentLang === page.lang ? undefined : page.contentLang}>
          {layout.outline.map(({ id, text, depth }, index) => (
            // the line beside what has been read; not by `:has()`, which browsers would evaluate for every change of the page
            <li key={id} className={styles.item} data-read={index < current || undefined}>
              <a
                className={styles.link}
                href={`#${id}`}
                data-depth={depth}
                aria-current={index === current ? 'location' : undefined}
                onClick={close}
              >
                <span key={text}>{breakable(text)}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

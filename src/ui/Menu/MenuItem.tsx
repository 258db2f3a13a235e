import { type ReactNode, useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { checkPath, externalPath } from '../Icon/paths.ts';
import { Tag } from '../Tag/Tag.tsx';
import * as styles from './Menu.deferred.css.ts';

export interface MenuItemProps {
  /** First line. */
  text: string;
  /** Path or URL. */
  link: string;
  /** Shown before the text. Default: none. */
  icon?: ReactNode;
  /** Second line. */
  detail?: string;
  /** Short label after the text. */
  tag?: string | undefined;
  /** Language of text and target, if it differs from the page's. */
  lang?: string | undefined;
  /** Value of `aria-current`. */
  current?: 'page' | 'true' | undefined;
  /** Whether the target is another version of this page, so that query and hash are kept. Default: `false`. */
  samePage?: boolean;
  /** Whether to open the link in a new tab. Default: `false`. */
  external?: boolean;
}

/** A link in a menu. */
export function MenuItem({
  text,
  link,
  icon,
  detail,
  tag,
  lang,
  current,
  samePage = false,
  external = false,
}: MenuItemProps) {
  return (
    <li>
      <a
        className={styles.item}
        href={link}
        lang={lang}
        hrefLang={lang}
        aria-current={current}
        data-same-page={samePage ? '' : undefined}
        target={external ? '_blank' : undefined}
        rel={external ? 'noopener' : undefined}
      >
        {icon}
        <span className={styles.itemText}>
          <span>{text}</span>
          {detail && <span className={styles.itemDetail}>{detail}</span>}
        </span>
        {tag && <Tag>{tag}</Tag>}
        {current === 'true' ? <Icon path={checkPath} /> : external && <Icon path={externalPath} />}
      </a>
    </li>
  );
}

export interface MenuGroupProps {
  /** Visible title, which is also the accessible name of the list. */
  title: string;
  /** `MenuItem`s. */
  children: ReactNode;
}

/** A titled group of menu entries. */
export function MenuGroup({ title, children }: MenuGroupProps) {
  const id = useId();
  return (
    <li className={styles.group}>
      <p id={id} className={styles.groupTitle}>
        {title}
      </p>
      <ul aria-labelledby={id}>{children}</ul>
    </li>
  );
}

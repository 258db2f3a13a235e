import { type LayoutProps, useStrings } from 'docs-site-engine/components';
import { Fragment } from 'react';
import './TestedWith.css';
import { testedWith } from './testedVersions.ts';

export interface TestedWithProps {
  /** Names with versions, such as `example 1.2.0`, and what else the site says about its tests. */
  names: readonly string[];
}

/** The package versions that the samples of a page were tested with. */
export function TestedWith({ names }: TestedWithProps) {
  const t = useStrings();
  return (
    <p className="tested-with">
      <svg
        width="20"
        viewBox="0 0 24 24"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        <path d="m4.5 12.5 5 5L19.5 7" />
      </svg>
      <span>{t('site.testedWith.title')}</span>
      {names.map((name, index) => (
        <Fragment key={name}>
          {' '}
          <span>
            {/^\S+ \S*\d\.\d\S*$/.test(name) ? <code>{name}</code> : name}
            {index < names.length - 1 && ' ·'}
          </span>
        </Fragment>
      ))}
    </p>
  );
}

/** {@link TestedWith} in the place below a page's title. */
export default function TestedWithOfPage({ page }: LayoutProps) {
  const t = useStrings();
  const names = testedWith(page, t);
  return names && <TestedWith names={names} />;
}

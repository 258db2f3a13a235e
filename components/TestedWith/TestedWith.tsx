import { type LayoutProps, useStrings } from 'docs-site-engine/components';
import { Fragment } from 'react';
import './TestedWith.css';
import { checkedCounts, testedWith } from './testedVersions.ts';

export interface TestedWithProps {
  /** Names with versions, such as `example 1.2.0`, and what else the site says about its tests. */
  names: readonly string[];
  /** How much of the page is checked, shown when the line is opened. Default: the line can't be opened. */
  checked?: string | undefined;
}

/** The package versions that the samples of a page were tested with. */
export function TestedWith({ names, checked }: TestedWithProps) {
  const t = useStrings();
  const line = (
    <>
      <Tick />
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
    </>
  );
  if (checked === undefined) return <p className="tested-with">{line}</p>;
  return (
    <details className="tested-with">
      <summary>
        {line}
        <Icon path="m6 9.5 6 6 6-6" />
      </summary>
      <p>
        {checked}. {t('site.testedWith.how')}
      </p>
    </details>
  );
}

/** Shows {@link TestedWith} below a page's title. */
export default function TestedWithOfPage({ page }: LayoutProps) {
  const t = useStrings();
  const names = testedWith(page, t);
  return (
    names && (
      <TestedWith names={names} checked={page.routePath === '/' ? undefined : checkedCounts(page, t)} />
    )
  );
}

export interface CheckedCountsProps {
  /** How many samples and statements of the page are checked. */
  checked: string;
}

/** How much of a page is checked, for its end. */
export function CheckedCounts({ checked }: CheckedCountsProps) {
  return (
    <p className="tested-with at-end">
      <Tick />
      <span>{checked}</span>
    </p>
  );
}

const Tick = () => <Icon path="m4.5 12.5 5 5L19.5 7" />;

function Icon({ path }: { path: string }) {
  return (
    <svg
      width="20"
      viewBox="0 0 24 24"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}

import { type LayoutProps, useStrings } from 'docs-site-engine/components';
import { CheckedCounts } from './TestedWith.tsx';
import { checkedCounts } from './testedVersions.ts';

/** Shows {@link CheckedCounts} below a page's article. */
export default function CheckedCountsOfPage({ page }: LayoutProps) {
  const checked = checkedCounts(page, useStrings());
  return checked && <CheckedCounts checked={checked} />;
}

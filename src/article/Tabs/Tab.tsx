import type { ReactNode } from 'react';
import { checkProps, is } from '../checkProps.ts';

export interface TabProps {
  /** Short name, unique in its group, without spaces: what is remembered and part of ids. */
  value: string;
  /** What the reader sees. */
  label: string;
  children?: ReactNode;
}

/** Throws when an author's tab is not as it must be. */
export function checkTab(props: TabProps): void {
  checkProps('Tab', props, { value: is.text, label: is.text, children: is.anything });
  if (/\s/.test(props.value)) throw new Error(`<Tab>: “value” must not hold spaces: “${props.value}”.`);
}

/** One panel of `<Tabs>`, which reads its props and shows its children. */
export function Tab(props: TabProps) {
  checkTab(props);
  return props.children;
}

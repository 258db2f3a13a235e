import type { ReactNode } from 'react';
import { checkProps, is } from '../checkProps.ts';

export interface TabProps {
  /** Short name without spaces, unique in its group: it is remembered and part of ids. */
  value: string;
  /** Visible label. */
  label: string;
  /** Content of the panel, in Markdown. */
  children?: ReactNode;
}

/** Throws if a tab's props are invalid. */
export function checkTab(props: TabProps): void {
  checkProps('Tab', props, { value: is.text, label: is.text, children: is.anything });
  if (/\s/.test(props.value)) throw new Error(`<Tab>: “value” must not hold spaces: “${props.value}”.`);
}

/** A panel of `<Tabs>`, which reads its props and renders its children. */
export function Tab(props: TabProps) {
  checkTab(props);
  return props.children;
}

import { checkProps, is, type PropsOf } from '../checkProps.ts';

const shape = {
  /** Short name without spaces, unique in its group: it is remembered and part of ids. */
  value: is.text,
  /** Visible label. */
  label: is.text,
  /** Content of the panel, in Markdown. */
  children: is.content,
};

export type TabProps = PropsOf<typeof shape>;

/** Throws if a tab's props are invalid. */
export function checkTab(props: TabProps): void {
  checkProps('Tab', props, shape);
  if (/\s/.test(props.value)) throw new Error(`<Tab>: “value” must not hold spaces: “${props.value}”.`);
}

/** A panel of `<Tabs>`, which reads its props and renders its children. */
export function Tab(props: TabProps) {
  checkTab(props);
  return props.children;
}

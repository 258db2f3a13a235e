import { Fragment } from 'react';
import { Island } from '../../islands/Island/Island.tsx';
import { Tabs as TabsIsland, type TabsProps as TabsIslandProps } from '../../islands/Tabs/Tabs.tsx';
import { useArticle } from '../ArticleContext.ts';
import { checkProps, defineComponent, is, type PropsOf, requireChildren } from '../checkProps.ts';

const shape = {
  /** Groups with the same id switch together, and the choice is remembered. Default: independent. */
  groupId: is.optional(is.nonEmptyString),
  /** Value of the initially shown tab. Default: the first tab's. */
  defaultValue: is.optional(is.nonEmptyString),
  /** Accessible name. Default: the labels of the tabs. */
  label: is.optional(is.nonEmptyString),
  /** `<Tab>`s. */
  children: is.children,
};

export type TabsProps = PropsOf<typeof shape>;

function checkValues(values: string[], defaultValue: string): void {
  const twice = values.find((value, index) => values.indexOf(value) !== index);
  if (twice !== undefined) throw new Error(`<Tabs>: two tabs have the value "${twice}".`);
  if (!values.includes(defaultValue)) {
    throw new Error(`<Tabs>: "defaultValue" is "${defaultValue}", but the tabs are: ${values.join(', ')}.`);
  }
}

/** Alternatives of which one is shown: languages, package managers, operating systems. */
export const Tabs = defineComponent(shape, function Tabs(props) {
  const article = useArticle();
  const tabs = requireChildren('Tabs', props.children, 'Tab', Tab);
  for (const tab of tabs) checkTab(tab.props);
  const items = tabs.map(({ props: { value, label } }) => ({ value, label }));
  const defaultValue = props.defaultValue ?? items[0]?.value ?? '';
  checkValues(
    items.map(({ value }) => value),
    defaultValue,
  );
  const isPackageManager = props.groupId === 'package-manager';
  const label =
    props.label ??
    (isPackageManager ? article.t('packageManager') : items.map((item) => item.label).join(', '));
  const dir = article.dir === 'rtl' ? article.dir : undefined;
  const islandProps: TabsIslandProps = { groupId: props.groupId, label, items, defaultValue, dir };
  const slots = Object.fromEntries(
    tabs.map(({ props: { value, children } }) => [value, <Fragment key={value}>{children}</Fragment>]),
  );
  return <Island name="Tabs" component={TabsIsland} props={islandProps} slots={slots} />;
});

const tabShape = {
  /** Short name without spaces, unique in its group: it is remembered and part of ids. */
  value: is.nonEmptyString,
  /** Visible label. */
  label: is.nonEmptyString,
  /** Content of the panel, in Markdown. */
  children: is.children,
};

export type TabProps = PropsOf<typeof tabShape>;

/** Throws if a tab's props are invalid. */
export function checkTab(props: TabProps): void {
  checkProps('Tab', props, tabShape);
  if (/\s/.test(props.value)) throw new Error(`<Tab>: "value" must not contain spaces: "${props.value}".`);
}

/** A panel of `<Tabs>`, which reads its props and renders its children. */
export function Tab(props: TabProps) {
  checkTab(props);
  return props.children;
}

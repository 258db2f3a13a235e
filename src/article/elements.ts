import type { ElementName } from '../shared/elementNames.ts';
import { Badge } from './Badge/Badge.tsx';
import { Callout } from './Callout/Callout.tsx';
import { CodeBlock } from './CodeBlock/CodeBlock.tsx';
import { Details } from './Details/Details.tsx';
import { OptionMeta } from './OptionMeta/OptionMeta.tsx';
import { Tab } from './Tabs/Tab.tsx';
import { Tabs } from './Tabs/Tabs.tsx';

/** Components that every page may use without import. */
export const elements = { Tabs, Tab, CodeBlock, Callout, Details, Badge, OptionMeta } satisfies Record<
  ElementName,
  unknown
>;

import type { ElementName } from '../shared/elementNames.ts';
import { Badge } from './Badge/Badge.tsx';
import { Callout } from './Callout/Callout.tsx';
import { Card } from './Cards/Card.tsx';
import { CardGrid } from './Cards/CardGrid.tsx';
import { CodeBlock } from './CodeBlock/CodeBlock.tsx';
import { Details } from './Details/Details.tsx';
import { Diagram } from './Diagram/Diagram.tsx';
import { FileTree } from './FileTree/FileTree.tsx';
import { Kbd } from './Kbd/Kbd.tsx';
import { OptionMeta } from './OptionMeta/OptionMeta.tsx';
import { Section } from './Section/Section.tsx';
import { Showcase } from './Showcase/Showcase.tsx';
import { Steps } from './Steps/Steps.tsx';
import { Tab } from './Tabs/Tab.tsx';
import { Tabs } from './Tabs/Tabs.tsx';
import { Term } from './Term/Term.tsx';
import { ToolGrid } from './ToolGrid/ToolGrid.tsx';

/** Components that every page may use without importing them. */
export const elements = {
  Tabs,
  Tab,
  CodeBlock,
  Callout,
  Details,
  Badge,
  OptionMeta,
  Steps,
  Card,
  CardGrid,
  FileTree,
  Kbd,
  Term,
  Diagram,
  Showcase,
  Section,
  ToolGrid,
} satisfies Record<ElementName, unknown>;

/**
 * The elements that pages can use without importing them. This file can only contain their exports, because
 * `node/content/elementNames.ts` parses it as JavaScript.
 */

export { Badge } from './Badge/Badge.tsx';
export { Callout } from './Callout/Callout.tsx';
export { Card, CardGrid } from './Cards/Cards.tsx';
export { CodeBlock } from './CodeBlock/CodeBlock.tsx';
export { Details } from './Details/Details.tsx';
export { Diagram } from './Diagram/Diagram.tsx';
export { FileTree } from './FileTree/FileTree.tsx';
export { Kbd } from './Kbd/Kbd.tsx';
export { Section } from './Section/Section.tsx';
export { Steps } from './Steps/Steps.tsx';
export { Tab, Tabs } from './Tabs/Tabs.tsx';
export { Term } from './Term/Term.tsx';

import { readFileSync } from 'node:fs';
import { sourceFile } from '../base/importGraph.ts';

/** An export of a component's folder, in source and compiled: `export { Tab, Tabs } from './Tabs/Tabs.tsx';` */
const EXPORT = /^export \{([^}]*)\} from '\.\/[A-Z]\w*\//gm;

/** Elements that are expanded into other elements before a page is compiled. */
const EXPANDED = ['PackageManagerTabs'];

/** The components that `article/components.ts` exports. They can't be imported here, because only the bundler reads JSX. */
function articleComponents(): string[] {
  const text = readFileSync(sourceFile('article/components.ts'), 'utf8');
  return [...text.matchAll(EXPORT)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));
}

/** Names of the elements that every page can use without importing them: `Tabs`, `Callout`. The site's own come on top. */
export const elementNames: readonly string[] = [...articleComponents(), ...EXPANDED];

import { useEffect, useState } from 'react';
import { type ComponentDocs, DOCS_FOLDER, storyGroup } from './componentDocs.ts';

/** Docs of a story's file; undefined until they are read, and read again after every edit. */
export function useComponentDocs(story: string): ComponentDocs | undefined {
  const group = storyGroup(story);
  const [read, setRead] = useState<{ group: string; docs: ComponentDocs }>();
  useEffect(() => {
    let current = true;
    const load = async () => {
      const response = await fetch(`${import.meta.env.BASE_URL}${DOCS_FOLDER}/${group}.json`);
      if (!response.ok) throw new Error(await response.text());
      const docs = (await response.json()) as ComponentDocs;
      if (current) setRead({ group, docs });
    };
    void load();
    import.meta.hot?.on('vite:afterUpdate', load);
    return () => {
      current = false;
      import.meta.hot?.off('vite:afterUpdate', load);
    };
  }, [group]);
  return read?.group === group ? read.docs : undefined;
}

import { useLadleContext } from '@ladle/react';
import { useEffect } from 'react';
import { Accessibility } from './Accessibility.tsx';
import { Controls, selectableControls } from './Controls.tsx';
import { Interactions } from './Interactions.tsx';
import { PropsTable } from './PropsTable.tsx';
import { Prose } from './Prose.tsx';
import * as styles from './panel.css.ts';
import { usePlayResult } from './play.ts';
import { Source } from './Source.tsx';
import { choose, type Settings, useSettings } from './settings.ts';
import { useAxe } from './useAxe.ts';
import { useComponentDocs } from './useComponentDocs.ts';

type Tab = Exclude<Settings['panel'], 'none'>;

const labels: Record<Tab, string> = {
  controls: 'Controls',
  props: 'Props',
  source: 'Source',
  accessibility: 'Accessibility',
  interactions: 'Interactions',
  actions: 'Actions',
};

/** Ladle's own keys for these. */
const keys: Partial<Record<string, Tab>> = { c: 'controls', s: 'source', a: 'accessibility' };

function toggle(tab: Tab, open: Settings['panel']): void {
  choose('panel', tab === open ? 'none' : tab);
}

/** The panel below the story, with its details. */
export function Panel({ canvas }: { canvas: HTMLElement | null }) {
  const { globalState } = useLadleContext();
  const { panel: open, lang } = useSettings();
  const played = usePlayResult();
  const { story, theme, rtl, width, control, action } = globalState;
  // only tabs with content
  const empty: Partial<Record<Tab, boolean>> = {
    controls: selectableControls(globalState).length === 0,
    interactions: played === undefined,
    actions: action.length === 0,
  };
  const tabs = (Object.keys(labels) as Tab[]).filter((tab) => !empty[tab]);
  const look = JSON.stringify([story, theme, rtl, width, lang, control, played?.state]);
  const findings = useAxe(open === 'none' ? null : canvas, look);

  useEffect(() => {
    const listen = ({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      const tab = keys[key];
      if (!tab || altKey || ctrlKey || metaKey || (target as Element).matches?.('input, select, textarea'))
        return;
      toggle(tab, open);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [open]);

  return (
    <section dir="ltr" className={styles.panel} aria-label="About this story">
      <div className={styles.tabs}>
        {tabs.map((tab) => (
          <button
            key={tab}
            type="button"
            className={styles.tab}
            aria-expanded={tab === open}
            data-state={tab === 'interactions' ? played?.state : undefined}
            onClick={() => toggle(tab, open)}
          >
            {labels[tab]}
            {tab === 'accessibility' && findings && findings.length > 0 && ` (${findings.length})`}
            {tab === 'interactions' && ` (${played?.state})`}
          </button>
        ))}
      </div>
      {tabs.some((tab) => tab === open) && (
        <div className={styles.content}>
          {open === 'controls' && <Controls />}
          {(open === 'props' || open === 'source') && <FromFiles story={story} shown={open} />}
          {open === 'accessibility' && <Accessibility found={findings} />}
          {open === 'interactions' && played && <Interactions result={played} />}
          {open === 'actions' && (
            <ol>
              {(action as { name: string }[]).map(({ name }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: entries are only added
                <li key={index}>{name}</li>
              ))}
            </ol>
          )}
        </div>
      )}
    </section>
  );
}

/** The parts of the panel that are read from a story's files. */
function FromFiles({ story, shown }: { story: string; shown: 'props' | 'source' }) {
  const docs = useComponentDocs(story);
  if (!docs) return <p>Reading …</p>;
  if (shown === 'source') {
    const source = docs.stories.find(({ id }) => id === story)?.source;
    return source ? <Source code={source} /> : <p>This story is in no file.</p>;
  }
  if (docs.components.length === 0) return <p>This story is not about a single component.</p>;
  return docs.components.map(({ name, description, props }) => (
    <section key={name}>
      <h2>{name}</h2>
      <Prose text={description} />
      <PropsTable name={name} props={props} />
    </section>
  ));
}

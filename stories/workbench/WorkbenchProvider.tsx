import { ActionType, type GlobalProvider } from '@ladle/react';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { I18nextProvider } from 'react-i18next';
import { createWorkbench } from '../support/createWorkbench.ts';
import { CanvasContext } from './CanvasContext.ts';
import { Comparison } from './Comparison.tsx';
import { SCALE, story } from './frame.css.ts';
import { NoScriptFrame } from './NoScriptFrame.tsx';
import '../support/styles.ts';
import { WorkbenchContext } from '../support/WorkbenchContext.ts';
import { Panel } from './Panel.tsx';
import { Switches } from './Switches.tsx';
import { useSettings, writeSettings } from './settings.ts';
import { useFit } from './useFit.ts';
import { useMeasure } from './useMeasure.ts';
import { useReducedMotion } from './useReducedMotion.ts';

/** Wraps every story: strings, theme, and the bar with the switches. */
export const WorkbenchProvider: GlobalProvider = ({ children, globalState, dispatch, storyMeta }) => {
  const settings = useSettings();
  const workbench = useMemo(() => createWorkbench(settings.lang), [settings.lang]);
  // If a width is chosen, Ladle shows the story in an iframe with its own document.
  const [element, setElement] = useState<HTMLElement | null>(null);
  const target = element?.ownerDocument ?? null;
  const { theme, rtl, story: id, mode } = globalState;

  useEffect(() => {
    if (target === null) return;
    const root = target.documentElement;
    root.lang = workbench.lang;
    root.dir = rtl ? 'rtl' : 'ltr';
    root.dataset.theme = theme;
  }, [target, workbench.lang, rtl, theme]);
  useMeasure(target, settings.measure === 'on');
  useReducedMotion(target, settings.motion === 'reduced');
  // biome-ignore lint/correctness/useExhaustiveDependencies: Ladle resets these when the story changes
  useEffect(() => {
    writeSettings();
    const width = Number(settings.width);
    if (storyMeta?.width === undefined && width !== globalState.width) {
      dispatch({ type: ActionType.UpdateWidth, value: width });
    }
  }, [id, mode]);

  const main = document.querySelector<HTMLElement>('.ladle-main');
  const fit = useFit(main, globalState.width);
  useEffect(() => main?.style.setProperty(SCALE, String(fit)), [main, fit]);

  // For scripts that iterate over all stories: in a transition, React does not show Ladle's spinner for its minimum
  // duration before every story.
  useEffect(() => {
    const showStory = (value: string) => {
      // Ladle removes the controls of a story that is selected again, and does not restore them
      if (value === id) return;
      startTransition(() => dispatch({ type: ActionType.UpdateStory, value }));
    };
    Object.assign(window, { showStory });
  }, [dispatch, id]);

  const content = (
    <WorkbenchContext value={workbench}>
      <I18nextProvider i18n={workbench.i18n}>
        <CanvasContext value={settings.scripts === 'on' && settings.compare === 'off' ? element : null}>
          {children}
        </CanvasContext>
      </I18nextProvider>
    </WorkbenchContext>
  );
  const comparison = settings.compare === 'on' && mode === 'full' && !id.endsWith('--docs');
  const frame = (
    <WorkbenchContext value={workbench}>
      <Switches globalState={globalState} dispatch={dispatch} scale={comparison ? 1 : fit} />
      {comparison && <Comparison id={id} width={globalState.width} />}
      {!id.endsWith('--docs') && <Panel canvas={element} />}
    </WorkbenchContext>
  );
  return (
    <>
      {main && createPortal(frame, main)}
      <div
        ref={setElement}
        key={workbench.lang}
        className={story}
        data-story={id}
        data-mode={mode}
        data-outline={settings.outline}
        data-background={settings.background}
      >
        <div style={{ zoom: `${settings.zoom}%` }}>
          {settings.scripts === 'on' ? content : <NoScriptFrame>{content}</NoScriptFrame>}
        </div>
      </div>
    </>
  );
};

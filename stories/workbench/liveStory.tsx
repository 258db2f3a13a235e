import composeStory, { type StoryModule } from 'ladle:compose-story';
import { ActionType, type GlobalState, useLadleContext } from '@ladle/react';
import { type ComponentType, useContext, useEffect, useLayoutEffect, useState } from 'react';
import { CanvasContext } from './CanvasContext.ts';
import { REPLAY, startPlay } from './play.ts';

/** Edited story files, by title. */
const edited = new Map<string, StoryModule>();

const UPDATE = 'story-update';

addEventListener(UPDATE, (event) => {
  const { detail } = event as CustomEvent<StoryModule>;
  edited.set(detail.default.title, detail);
});

interface LiveStoryProps {
  /** The story file as it was when it was loaded. */
  module: StoryModule;
  /** The exported name of the story. */
  name: string;
}

/** Replaces Ladle's function that makes a component of an export of a story file. */
export default function liveStory(module: StoryModule, name: string): ComponentType {
  return () => <LiveStory module={module} name={name} />;
}

/**
 * A story that follows the edits of its file: React Refresh updates what it renders, but Ladle reads its args only once.
 * Values chosen in the controls are kept, because they are in the address. Then plays its interactions.
 */
function LiveStory({ module, name }: LiveStoryProps) {
  const { globalState, dispatch } = useLadleContext();
  const canvas = useContext(CanvasContext);
  const current = () => edited.get(module.default.title) ?? module;
  const [{ Story, args }, setStory] = useState(() => compose(current(), name));
  const [round, setRound] = useState(0);
  const { controlInitialized } = globalState;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `current` only changes with the module
  useEffect(() => {
    const update = () => {
      const next = current();
      if (!next[name] || serializeArgs(next, name) === args) return;
      const value: GlobalState = { ...globalState, control: {}, controlInitialized: false };
      dispatch({ type: ActionType.UpdateAll, value });
      setStory(compose(next, name));
    };
    addEventListener(UPDATE, update);
    return () => removeEventListener(UPDATE, update);
  }, [module, name, args, globalState, dispatch]);

  useEffect(() => {
    const replay = () => setRound((last) => last + 1);
    addEventListener(REPLAY, replay);
    return () => removeEventListener(REPLAY, replay);
  }, []);

  // a layout effect: `data-play` changes together with the story; on a docs page, nothing is played
  // biome-ignore lint/correctness/useExhaustiveDependencies: every round plays again
  useLayoutEffect(() => {
    if (!canvas || !controlInitialized) return;
    return startPlay(window === window.parent ? current()[name]?.play : undefined, canvas);
  }, [module, name, canvas, controlInitialized, round]);

  return <Story key={round} />;
}

function compose(module: StoryModule, name: string) {
  return { Story: composeStory(module, name), args: serializeArgs(module, name) };
}

/** Serializes the exports that Ladle reads only once, for comparison. */
function serializeArgs(module: StoryModule, name: string): string {
  return JSON.stringify([module.default, module[name]?.args, module[name]?.argTypes]);
}

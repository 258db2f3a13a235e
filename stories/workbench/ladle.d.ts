/** Ladle's own module; resolved by `.ladle/storyList.ts`. */
declare module 'ladle:compose-story' {
  import type { StoryDefault } from '@ladle/react';
  import type { ComponentType } from 'react';
  import type { PlayedStory } from '../support/story.ts';

  /** A story file. */
  export type StoryModule = Record<string, PlayedStory> & { default: StoryDefault & { title: string } };

  /** Makes a component of an export, with controls for its args. */
  export default function composeStory(module: StoryModule, name: string): ComponentType;
}

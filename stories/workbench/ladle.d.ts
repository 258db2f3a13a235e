/** Ladle's own module; resolved by `.ladle/storyList.ts`. */
declare module 'ladle:compose-story' {
  import type { Story, StoryDefault } from '@ladle/react';
  import type { ComponentType } from 'react';

  /** A story file. */
  export type StoryModule = Record<string, Story> & { default: StoryDefault & { title: string } };

  /** Makes a component of an export, with controls for its args. */
  export default function composeStory(module: StoryModule, name: string): ComponentType;
}

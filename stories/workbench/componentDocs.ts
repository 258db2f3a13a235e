/** Documentation of a component from its types and doc comments. */
export interface ComponentFacts {
  /** Name of the component. */
  name: string;
  /** Path of the source file, relative to the project. */
  file: string;
  description: string;
  props: PropFacts[];
}

export interface PropFacts {
  name: string;
  /** The type, as written in source. */
  type: string;
  optional: boolean;
  /** Default value, as the doc comment states it after `Default:`. */
  default?: string;
  description: string;
  /** Whether it is declared elsewhere: in a type that the type of the props extends. */
  inherited: boolean;
  /** The values of a prop whose type is written as a union of string literals; empty for all others. */
  choices: string[];
}

/** Code, highlighted by the engine. */
export interface ShownCode {
  /** Path and, for a part of a file, its first line. */
  title: string;
  /** Inner HTML of a `<code>`. */
  html: string;
}

export interface StoryDocs {
  id: string;
  name: string;
  description: string;
  /** Viewport that the story asks for, in CSS pixels; 0 for none. */
  width: number;
  source: ShownCode;
}

/** Documentation of a story file and its components, from types and comments. */
export interface ComponentDocs {
  title: string;
  components: (ComponentFacts & { source: ShownCode })[];
  stories: StoryDocs[];
}

/** Folder of the files with {@link ComponentDocs}, one for each story file, relative to the workbench's base. */
export const DOCS_FOLDER = 'component-docs';

/** Returns the common prefix of the ids of a file's stories. */
export function storyGroup(story: string): string {
  return story.slice(0, story.lastIndexOf('--'));
}

import type { i18n } from 'i18next';
import { createContext, useContext } from 'react';

/** A story's text in the languages of the workbench. */
export interface StoryText {
  en: string;
  zh: string;
}

export interface Workbench {
  /** The UI strings in the chosen language. */
  i18n: i18n;
  /** Tag of the chosen language. */
  lang: string;
  /** A story's own text in the chosen language. */
  text: (value: StoryText) => string;
}

export const WorkbenchContext = createContext<Workbench | undefined>(undefined);

/** Language and texts for stories. */
export function useWorkbench(): Workbench {
  const value = useContext(WorkbenchContext);
  if (value === undefined) throw new Error('A story was rendered outside of the workbench.');
  return value;
}

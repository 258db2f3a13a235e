/** Extra files of a command, in addition to those of its page, and how to control it. */
export interface Scenario {
  /** Additional files, or different contents: content by path. */
  files?: Record<string, string>;
  /** Start from an empty folder, without the files of the page. */
  fresh?: boolean;
  /** Shell command that runs first; its output is discarded. */
  before?: string;
  /** Packages to treat as not installed. */
  without?: string[];
  /** Run in a pseudo-terminal, as watch mode requires. */
  terminal?: boolean;
  /** When this text appears, the next edit is made; after the last edit, the command is stopped. */
  until?: string;
  /** Shell commands that make the edits. */
  edits?: string[];
}

/** By page, then by command; `*` applies to all commands of the page. */
export type Scenarios = Record<string, Record<string, Scenario>>;

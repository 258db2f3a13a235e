/** What a command needs besides the files that its page shows, and how it is driven. */
export interface Scenario {
  /** More files, or other contents of files: content by path. */
  files?: Record<string, string>;
  /** Start from an empty folder, without the files of the page. */
  fresh?: boolean;
  /** Shell command that runs first; what it prints is not kept. */
  before?: string;
  /** Packages that are not installed. */
  without?: string[];
  /** Run in a terminal, as watch mode needs it. */
  terminal?: boolean;
  /** When this text comes up, the next edit is made; after the last one, the command is stopped. */
  until?: string;
  /** Shell commands. */
  edits?: string[];
}

/** By page, then by command; `*` is for all commands of the page. */
export type Scenarios = Record<string, Record<string, Scenario>>;

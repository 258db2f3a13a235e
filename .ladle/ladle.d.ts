declare module '@ladle/react/build' {
  /** Implementation of `ladle build`. Resolves even if Vite fails. */
  export default function build(): Promise<boolean>;
}

declare module '@ladle/react/meta' {
  /** Returns the stories as `meta.json` lists them. */
  export default function readMeta(): Promise<import('@ladle/react').MetaJson>;
}

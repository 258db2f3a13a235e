declare module '@ladle/react/build' {
  /** What `ladle build` runs. Resolves even if Vite fails. */
  export default function build(): Promise<boolean>;
}

declare module '@ladle/react/meta' {
  /** The stories as `meta.json` lists them. */
  export default function readMeta(): Promise<import('@ladle/react').MetaJson>;
}

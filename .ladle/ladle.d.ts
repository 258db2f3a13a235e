declare module '@ladle/react/build' {
  /** What `ladle build` runs. Resolves also when Vite has failed. */
  export default function build(): Promise<boolean>;
}

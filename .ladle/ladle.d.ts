declare module '@ladle/react/build' {
  /** What `ladle build` runs. Resolves even if Vite fails. */
  export default function build(): Promise<boolean>;
}

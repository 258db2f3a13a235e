/** A page of guidelines, compiled by `@mdx-js/rollup`; `components` are what it may use without an import. */
declare module '*.mdx?guideline' {
  export default function Page(props: { components: Record<string, unknown> }): import('react').ReactElement;
}

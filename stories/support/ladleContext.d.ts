declare module '@ladle/react-context' {
  import type { useLadleContext } from '@ladle/react';
  import type { Context } from 'react';

  /** What `useLadleContext` reads; needed to render a story apart from Ladle's own tree. */
  const LadleContext: Context<ReturnType<typeof useLadleContext>>;
  export default LadleContext;
}

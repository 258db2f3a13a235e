declare module '@ladle/react-context' {
  import type { useLadleContext } from '@ladle/react';
  import type { Context } from 'react';

  /** The context behind `useLadleContext`; needed to render a story outside Ladle's own tree. */
  const LadleContext: Context<ReturnType<typeof useLadleContext>>;
  export default LadleContext;
}

import { ActionType, ThemeState, useLadleContext } from '@ladle/react';

/** What the theme button does in the workbench: it turns Ladle's own switch. */
export function useToggleTheme(): () => void {
  const { globalState, dispatch } = useLadleContext();
  const value = globalState.theme === ThemeState.Dark ? ThemeState.Light : ThemeState.Dark;
  return () => dispatch({ type: ActionType.UpdateTheme, value });
}

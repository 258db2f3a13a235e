import { ActionType, ThemeState, useLadleContext } from '@ladle/react';

/** Returns the theme button's action in the workbench: toggles Ladle's own setting. */
export function useToggleTheme(): () => void {
  const { globalState, dispatch } = useLadleContext();
  const value = globalState.theme === ThemeState.Dark ? ThemeState.Light : ThemeState.Dark;
  return () => dispatch({ type: ActionType.UpdateTheme, value });
}

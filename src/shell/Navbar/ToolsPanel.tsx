import { HoverPopover } from '../../ui/HoverPopover/HoverPopover.tsx';
import type { MenuPanelProps } from '../../ui/Menu/Menu.tsx';
import { useShell } from '../ShellContext.ts';

/** The panel that replaces the native one of `ToolsMenu` once it is loaded. */
export function ToolsPanel(props: MenuPanelProps) {
  const { tools } = useShell().site.theme;
  return tools && <HoverPopover {...props} label={tools.label} trigger={tools.trigger} />;
}

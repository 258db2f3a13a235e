import { HoverPopover } from '../../ui/HoverPopover/HoverPopover.tsx';
import type { MenuPanelProps } from '../../ui/Menu/Menu.tsx';
import { useShell } from '../ShellContext.ts';

/** The panel of the switcher between sibling tools, once its code has come. */
export function ToolsPanel(props: MenuPanelProps) {
  const { tools } = useShell().site.theme;
  return tools && <HoverPopover {...props} label={tools.label} trigger={tools.trigger} />;
}

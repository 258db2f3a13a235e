import { WorkbenchProvider } from '../stories/workbench/WorkbenchProvider.tsx';

// Ladle requires exactly this declaration.
export const Provider = WorkbenchProvider;

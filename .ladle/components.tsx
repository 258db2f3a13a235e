import { WorkbenchProvider } from '../stories/support/WorkbenchProvider.tsx';

// Ladle requires exactly this declaration.
export const Provider = WorkbenchProvider;

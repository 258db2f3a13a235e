import { WorkbenchProvider } from '../stories/support/WorkbenchProvider.tsx';

// Ladle looks for exactly this declaration.
export const Provider = WorkbenchProvider;

import type { ComponentType } from 'react';
import type { SlotName } from '../../shared/siteConfig.ts';
import type { SlotProps } from '../../shared/slotProps.ts';

/** The site's components by place. The bundler adds them (`node/bundler/siteTransforms.ts`). */
export const siteSlots: Partial<Record<SlotName, ComponentType<SlotProps>>> = {};

import type { ComponentProps } from 'react';
import { iconButton } from './IconButton.css.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'aria-label'> {
  /** Accessible name. Omit it if the children contain the text. */
  label?: string;
}

/** A button that shows only an icon, with a tooltip. */
export function IconButton({ label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      data-tooltip=""
      className={className ? `${iconButton} ${className}` : iconButton}
      {...rest}
    />
  );
}

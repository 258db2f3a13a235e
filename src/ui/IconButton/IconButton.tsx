import type { ComponentProps } from 'react';
import { iconButton } from './IconButton.css.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'aria-label'> {
  /** Accessible name. Leave it out when the children hold the text. */
  label?: string;
}

/** A button that shows a picture. */
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

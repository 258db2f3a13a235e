import type { ComponentProps } from 'react';
import { icon, iconButton } from './Icon.css.ts';

export interface IconProps {
  /** SVG path data on a 24 × 24 grid. */
  path: string;
  /** Whether it is a filled shape, such as a company's logo. Default: `false`, lines. */
  solid?: boolean;
}

/** An icon next to text or in a button with an accessible name; hidden from assistive technology. */
export function Icon({ path, solid }: IconProps) {
  return (
    // sets `width`, so that the icon doesn't fill the page if styles fail to load
    <svg className={icon} width="20" viewBox="0 0 24 24" data-solid={solid} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

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

import { icon } from './Icon.css.ts';

export interface IconProps {
  /** Outline of the picture on a grid of 24 × 24. */
  path: string;
}

/** A picture beside a text or in a named button; never read out. */
export function Icon({ path }: IconProps) {
  return (
    // its own size is for readers whose styles do not come: it would be as large as the page
    <svg className={icon} width="20" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}

import { Fragment } from 'react';
import { checkProps, is } from '../checkProps.ts';

export interface KbdProps {
  /** Keys pressed together, joined by `+`: `Ctrl+K`. */
  keys: string;
}

/** A key or key combination. */
export function Kbd(props: KbdProps) {
  checkProps('Kbd', props, { keys: is.text });
  const keys = props.keys.split('+').map((key) => key.trim());
  if (keys.includes('')) throw new Error(`<Kbd>: “keys” has nothing before or after a “+”: “${props.keys}”.`);
  if (keys.length === 1) return <kbd>{keys[0]}</kbd>;
  return (
    <span>
      {keys.map((key, index) => (
        <Fragment key={key}>
          {index > 0 && '+'}
          <kbd>{key}</kbd>
        </Fragment>
      ))}
    </span>
  );
}

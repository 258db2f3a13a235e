import { Fragment } from 'react';
import { defineComponent, is } from '../checkProps.ts';

const shape = {
  /** Keys pressed together, joined by `+`: `Ctrl+K`. */
  keys: is.nonEmptyString,
};

/** A key or key combination. */
export const Kbd = defineComponent(shape, function Kbd(props) {
  const keys = props.keys.split('+').map((key) => key.trim());
  if (keys.includes('')) throw new Error(`<Kbd>: "keys" has an empty key next to a "+": "${props.keys}".`);
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
});

import { isComposing } from '../../browser/inputMethod.ts';

/**
 * Calls a function, once, if the reader presses Escape, which the dialog does not hear yet.
 * @returns a function that ends this
 */
export function onEarlyEscape(run: () => void): () => void {
  const listener = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event)) return;
    stop();
    run();
  };
  const stop = () => removeEventListener('keydown', listener);
  addEventListener('keydown', listener);
  return stop;
}

import {
  PROGRESS_DELAY_MS,
  PROGRESS_MINIMUM,
  PROGRESS_TRICKLE_RATE,
  PROGRESS_TRICKLE_SPEED_MS,
} from '../../shared/constants.ts';

/** Moves the loading bar: it starts after a delay, so that fast loads show nothing, then trickles. */
export class LoadingProgress {
  #delay: ReturnType<typeof setTimeout> | undefined;
  #trickle: ReturnType<typeof setInterval> | undefined;
  #value = PROGRESS_MINIMUM;

  start(): void {
    this.stop();
    this.#delay = setTimeout(() => {
      this.#value = PROGRESS_MINIMUM;
      show(this.#value);
      this.#trickle = setInterval(() => {
        this.#value = Math.min(1 - PROGRESS_MINIMUM, this.#value + Math.random() * PROGRESS_TRICKLE_RATE);
        show(this.#value);
      }, PROGRESS_TRICKLE_SPEED_MS);
    }, PROGRESS_DELAY_MS);
  }

  stop(): void {
    clearTimeout(this.#delay);
    clearInterval(this.#trickle);
    if (this.#trickle !== undefined) show(undefined);
    this.#trickle = undefined;
  }
}

/** @param value from 0 to 1; `undefined` hides the bar */
function show(value: number | undefined): void {
  const bar = document.querySelector<HTMLProgressElement>('[data-progress]');
  if (value === undefined) bar?.removeAttribute('value');
  else if (bar) bar.value = value;
}

import {
  PROGRESS_DELAY_MS,
  PROGRESS_MINIMUM,
  PROGRESS_TRICKLE_RATE,
  PROGRESS_TRICKLE_SPEED_MS,
} from '../../shared/constants.ts';

/** Reports loading progress: starts after a delay, so that fast loads show nothing, then trickles. */
export class LoadingProgress {
  readonly #show: (value: number | undefined) => void;
  #delay: ReturnType<typeof setTimeout> | undefined;
  #trickle: ReturnType<typeof setInterval> | undefined;
  #value = PROGRESS_MINIMUM;

  /** @param show called with the progress from 0 to 1, and with `undefined` at the end */
  constructor(show: (value: number | undefined) => void) {
    this.#show = show;
  }

  start(): void {
    this.stop();
    this.#delay = setTimeout(() => {
      this.#value = PROGRESS_MINIMUM;
      this.#show(this.#value);
      this.#trickle = setInterval(() => {
        this.#value = Math.min(1 - PROGRESS_MINIMUM, this.#value + Math.random() * PROGRESS_TRICKLE_RATE);
        this.#show(this.#value);
      }, PROGRESS_TRICKLE_SPEED_MS);
    }, PROGRESS_DELAY_MS);
  }

  stop(): void {
    clearTimeout(this.#delay);
    clearInterval(this.#trickle);
    if (this.#trickle !== undefined) this.#show(undefined);
    this.#trickle = undefined;
  }
}

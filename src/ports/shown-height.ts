import type { IO } from 'fp-ts/IO';

/** How much of the window is seen above whatever the system lays over it: a keyboard on the screen, mostly. */
export interface ShownHeight {
  /** CSS pixels. */
  readonly read: IO<number>;
  /** Hears each change. @returns stops listening */
  readonly listen: (listener: () => void) => () => void;
}

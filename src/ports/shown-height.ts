import type { IO } from 'fp-ts/IO';

/** The height of the window above what the system lays over it: mostly a keyboard on the screen. */
export interface ShownHeight {
  /** CSS pixels. */
  readonly read: IO<number>;
  /** Hears each change. @returns stops listening */
  readonly listen: (listener: () => void) => () => void;
}

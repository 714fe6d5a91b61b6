import type { IO } from 'fp-ts/IO';

/** Whether the page is made ready for paper (DSK-01). */
export interface Printing {
  readonly isPrinting: IO<boolean>;
  /** Hears each beginning and end. @returns stops listening */
  readonly listen: (listener: () => void) => () => void;
}

import type { IO } from 'fp-ts/IO';
import type { TextSize } from '../domain/settings/text-size';

/** The size of text and controls on this device (MKT-21). */
export interface TextSizes {
  readonly read: IO<TextSize>;
  /** Applies a size at once, and keeps it on the device. */
  readonly choose: (size: TextSize) => void;
  /** Notifies of a size that the platform chose. @returns stops listening */
  readonly listen: (listener: (size: TextSize) => void) => () => void;
}

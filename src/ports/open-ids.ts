import type { IO } from 'fp-ts/IO';

/** The payer's openId as this device knows it (payOpenId of product.md §3): of the user who is logged in. */
export interface OpenIds {
  readonly read: IO<string | null>;
  /** What cannot be kept is asked for again the next time. */
  readonly keep: (openId: string) => IO<void>;
  /** The pay host took it for none. */
  readonly forget: IO<void>;
}

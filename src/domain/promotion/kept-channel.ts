import * as t from 'io-ts';
import { record } from '../../../contract/codec/record';
import { dayMs } from '../../../contract/values/duration';

/** How long a channel is remembered on the device: 24 hours, in milliseconds (LAY-14). */
export const channelLifetimeMs = dayMs;

/** A channel as the device keeps it. */
export const KeptChannel = record(
  {
    platformChannel: t.string,
    /** Milliseconds since 1970. */
    keptAt: t.number,
  },
  'KeptChannel',
);
export type KeptChannel = t.TypeOf<typeof KeptChannel>;

/**
 * The channel that still counts at `now` (milliseconds since 1970); null once a day has gone, and for one that
 * was kept by a clock ahead of this one.
 */
export function channelAt(kept: KeptChannel, now: number): string | null {
  const age = now - kept.keptAt;
  return age >= 0 && age < channelLifetimeMs ? kept.platformChannel : null;
}

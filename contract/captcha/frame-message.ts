import * as t from 'io-ts';
import { WireCount } from '../codec/count';
import { orAbsent } from '../codec/or-absent';
import { record } from '../codec/record';
import { WireFilledText } from '../codec/text';

/** The messages of the captcha's frame to its page, by postMessage to that page's origin alone (CAP-06). */
export const FrameMessage = record(
  {
    type: t.literal('captcha'),
    /** The session that the page opened the frame for. */
    sid: WireFilledText,
    event: t.keyof({
      scriptloaded: null,
      ready: null,
      shown: null,
      verified: null,
      refreshed: null,
      closed: null,
      error: null,
    }),
    /** Why it failed; comes with `error`. */
    code: orAbsent(WireCount),
    /** Comes with `verified`, good for one call. */
    ticket: orAbsent(WireFilledText),
    randstr: orAbsent(WireFilledText),
  },
  'FrameMessage',
);
export type FrameMessage = t.TypeOf<typeof FrameMessage>;

import * as t from 'io-ts';
import { WireWhole } from '../codec/count';
import { WireId } from '../codec/id';
import { orNull } from '../codec/or-null';
import { record } from '../codec/record';
import { WireFilledText, WireText } from '../codec/text';
import { WireTime } from '../codec/time';

/** As many are on home. */
export const mostHomeEvents = 4;

/**
 * A conference or an activity as home shows it; its state follows from these facts by `eventState`. None of them is
 * cancelled. The codec is part of the first visit: it has no field that a row does not need.
 */
export const HomeEvent = record(
  {
    kind: t.keyof({ conference: null, activity: null }),
    id: WireId,
    title: WireFilledText,
    /** A province and a city; '' for an online one. */
    region: WireText,
    startsAt: WireTime,
    endsAt: WireTime,
    opensAt: WireTime,
    closesAt: WireTime,
    /** Null where nothing limits it. */
    placesLeft: orNull(WireWhole),
  },
  'HomeEvent',
);
export type HomeEvent = t.TypeOf<typeof HomeEvent>;

import * as t from 'io-ts';
import { WireCount } from '../codec/count';
import { WireId } from '../codec/id';
import { orNull } from '../codec/or-null';
import { record } from '../codec/record';
import { WireFilledText, WireText } from '../codec/text';
import { withDefault } from '../codec/with-default';
import { eventTimes } from '../event/event';

/** As many are on home. */
export const mostHomeEvents = 4;

/** A conference or an activity as home shows it; its state follows from these facts by `eventState`. */
export const HomeEvent = record(
  {
    kind: t.keyof({ conference: null, activity: null }, 'HomeEventKind'),
    id: WireId,
    title: WireFilledText,
    /** A province and a city; '' for an online one. */
    region: withDefault(WireText, ''),
    ...eventTimes,
    /** Null where nothing limits it. */
    placesLeft: orNull(WireCount),
  },
  'HomeEvent',
);
export type HomeEvent = t.TypeOf<typeof HomeEvent>;

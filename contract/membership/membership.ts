import * as t from 'io-ts';
import { WireId } from '../codec/id';
import { WireCount } from '../codec/count';
import { listOf } from '../codec/list-of';
import { orNull } from '../codec/or-null';
import { record } from '../codec/record';
import { WireText } from '../codec/text';
import { WireTime } from '../codec/time';
import { withDefault } from '../codec/with-default';

/** Whether a membership holds; `ending` holds too, and its end is near enough to be renewed. */
export const MembershipState = t.keyof(
  { none: null, active: null, ending: null, ended: null },
  'MembershipState',
);
export type MembershipState = t.TypeOf<typeof MembershipState>;

/** How soon saved searches notify about a match: once a day, or at once. */
export const AlertPace = t.keyof({ daily: null, now: null }, 'AlertPace');
export type AlertPace = t.TypeOf<typeof AlertPace>;

/** How many things the member newly asked about this month, and how many the month allows. */
export const ContactUse = record(
  {
    used: WireCount,
    most: WireCount,
    /** When the next month begins in Beijing, by the server's clock; milliseconds since 1970. */
    resetsAt: WireTime,
  },
  'ContactUse',
);
export type ContactUse = t.TypeOf<typeof ContactUse>;

/** The membership of the person logged in (PAY-17). Times are milliseconds since 1970. */
export const Membership = record(
  {
    /** null where there never was one. */
    planId: orNull(WireId),
    name: withDefault(WireText, ''),
    from: orNull(WireTime),
    until: orNull(WireTime),
    /** What it opens now; empty once it has ended. */
    permissions: listOf(t.string),
    /** From when it can be renewed: 30 days before its end. */
    renewFrom: orNull(WireTime),
    state: MembershipState,
    /** null where the account cannot consult, or the server does not say. */
    contacts: orNull(ContactUse),
    /** null where the server does not say. */
    alerts: orNull(AlertPace),
  },
  'Membership',
);
export type Membership = t.TypeOf<typeof Membership>;

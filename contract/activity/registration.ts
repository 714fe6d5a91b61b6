import * as t from 'io-ts';
import { WireCount } from '../codec/count';
import { WireId } from '../codec/id';
import { orNull } from '../codec/or-null';
import { record } from '../codec/record';
import { WireFilledText, WireText } from '../codec/text';
import { WireTime } from '../codec/time';
import { withDefault } from '../codec/with-default';
import { EventPlace, eventTimes } from '../event/event';

const text = withDefault(WireText, '');

/** A registration has a place, waits for one, or was cancelled by the member. */
export const RegistrationState = t.keyof(
  { registered: null, waiting: null, cancelled: null },
  'RegistrationState',
);
export type RegistrationState = t.TypeOf<typeof RegistrationState>;

/** What each state is called, for members and the operator. */
export const registrationStates: Readonly<Record<RegistrationState, string>> = {
  registered: '已报名',
  waiting: '候补中',
  cancelled: '已取消报名',
};

/** A member's registration for an activity. */
export const ActivityRegistration = record(
  {
    state: RegistrationState,
    /** The place in the queue, from 1; null where none waits. */
    queuePlace: orNull(WireCount),
    name: WireFilledText,
    /** Masked. */
    phone: text,
    company: text,
    position: text,
    registeredAt: WireTime,
    /** When the state changed last. */
    changedAt: WireTime,
  },
  'ActivityRegistration',
);
export type ActivityRegistration = t.TypeOf<typeof ActivityRegistration>;

/** The newest registration of the caller for an activity, and the contact of the account, with which a form begins. */
export const RegistrationDesk = record(
  {
    registration: orNull(ActivityRegistration),
    name: text,
    /** Masked. */
    phone: text,
    company: text,
    position: text,
  },
  'RegistrationDesk',
);
export type RegistrationDesk = t.TypeOf<typeof RegistrationDesk>;

/** A registration in the list of a member's own. */
export const OwnActivity = record(
  {
    activityId: WireId,
    title: WireFilledText,
    place: EventPlace,
    ...eventTimes,
    state: RegistrationState,
    queuePlace: orNull(WireCount),
    registeredAt: WireTime,
  },
  'OwnActivity',
);
export type OwnActivity = t.TypeOf<typeof OwnActivity>;

import { call } from '../call/call';
import { none, one, parameters } from '../call/parameters';
import { WireFlag } from '../codec/flag';
import { IdText, textUpTo } from '../codec/formed-text';
import { listOf } from '../codec/list-of';
import { record } from '../codec/record';
import { withDefault } from '../codec/with-default';
import { registrationLimits } from '../rules/registration-rule';
import { OwnActivity, RegistrationDesk } from './registration';

const read = {
  method: 'GET',
  access: 'account',
  safe: true,
  key: 'none',
  reportedBy: 'caller',
} as const;

/** Registrations of members for activities (SCR-08); whose they are, the token says. */
export const activityRegistrationCalls = {
  /** The caller's registration for one activity. */
  mine: call({
    ...read,
    path: '/webapp/activityRegistration!mine.action',
    parameters: one('activityId', IdText),
    answer: RegistrationDesk,
    refusals: ['activityUnknown'],
  }),
  /** The caller's registrations, the latest start first; at most 200. */
  own: call({
    ...read,
    path: '/webapp/activityRegistration!own.action',
    parameters: none,
    answer: record({ list: listOf(OwnActivity) }, 'OwnActivities'),
    onlyWithToken: true,
    refusals: [],
  }),
  /**
   * Registers the caller, or puts the caller at the end of the queue where no place is left. A member who is registered
   * or waits is not registered again: a repeat changes nothing.
   */
  register: call({
    method: 'POST',
    access: 'account',
    safe: false,
    key: 'taken',
    reportedBy: 'caller',
    path: '/webapp/activityRegistration!save.action',
    parameters: parameters({
      activityId: IdText,
      name: textUpTo(registrationLimits.name, 1),
      /** '' for the phone of the account. */
      phone: withDefault(textUpTo(registrationLimits.phone), ''),
      company: textUpTo(registrationLimits.company, 2),
      position: textUpTo(registrationLimits.position, 1),
      /** That the organizer receives the content; without it nothing is kept. */
      agreed: WireFlag,
      /** Whether the caller waits where no place is left; without it a full activity refuses. */
      waits: WireFlag,
    }),
    answer: RegistrationDesk,
    refusals: [
      'activityUnknown',
      'activityNotOpen',
      'activityFull',
      'activityClosed',
      'activityOver',
      'activityCancelled',
      'registrationName',
      'registrationPhone',
      'registrationCompany',
      'registrationPosition',
      'registrationConsent',
      'registrationsTooOften',
    ],
  }),
  /** Cancels the caller's registration before the activity starts; the first in the queue moves up. */
  cancel: call({
    method: 'POST',
    access: 'account',
    safe: false,
    // A repeat changes nothing.
    key: 'none',
    reportedBy: 'caller',
    path: '/webapp/activityRegistration!cancel.action',
    parameters: one('activityId', IdText),
    answer: RegistrationDesk,
    refusals: ['activityUnknown', 'registrationUnknown', 'activityOver', 'activityCancelled'],
  }),
};

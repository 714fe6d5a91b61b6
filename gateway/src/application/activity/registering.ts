import { isLeft, left, right, type Either } from 'fp-ts/Either';
import type { ActivityRegistration, OwnActivity } from '../../../../contract/activity/registration';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import {
  attendeePhone,
  isAttendeeCompany,
  isAttendeeName,
  isAttendeePosition,
} from '../../../../contract/rules/registration-rule';
import { activityRegistrationsPerAccount } from '../../domain/limit/limits';
import type { Accounts } from '../../ports/accounts';
import type { Attendee } from '../../../../contract/ticket/ticket';
import type { ActivityRegistrations } from '../../ports/activity-registrations';
import type { Clock } from '../../ports/clock';
import type { Limits } from '../../ports/limits';
import type { MessageBus } from '../../ports/message-bus';
import { makeAnswerOnce, type AnswerOnceNeeds } from '../account/answer-once';

export interface RegisteringNeeds extends AnswerOnceNeeds {
  readonly registrations: ActivityRegistrations;
  readonly accounts: Pick<Accounts, 'byId'>;
  readonly limits: Pick<Limits, 'take'>;
  readonly bus: MessageBus;
  readonly clock: Clock;
}

/** What a member sees of the own registration, and the contact of the account; phones are not masked here. */
export interface RegistrationView extends Attendee {
  readonly registration: ActivityRegistration | null;
}

/** A registration as a member sends it. */
export interface SentRegistration extends Attendee {
  readonly activityId: string;
  readonly agreed: boolean;
  readonly waits: boolean;
}

/** How a member registers for activities; whose registrations they are, the token says (SCR-08). */
export interface Registering {
  readonly mine: (accountId: string, activityId: string) => Promise<Either<Refusal, RegistrationView>>;
  readonly own: (accountId: string) => Promise<readonly OwnActivity[]>;
  readonly register: (
    key: string | null,
    accountId: string,
    sent: SentRegistration,
  ) => Promise<Either<Refusal, RegistrationView>>;
  readonly cancel: (accountId: string, activityId: string) => Promise<Either<Refusal, RegistrationView>>;
}

const mostOwn = 200;

/** The attendee of a registration by the rules; the phone of the account where none is given. */
const attendeeOf = (sent: SentRegistration, accountPhone: string): Either<Refusal, Attendee> => {
  if (!sent.agreed) return left(refusals.registrationConsent);
  if (!isAttendeeName(sent.name)) return left(refusals.registrationName);
  const phone = sent.phone.trim() === '' ? accountPhone : attendeePhone(sent.phone);
  if (phone === null) return left(refusals.registrationPhone);
  if (!isAttendeeCompany(sent.company)) return left(refusals.registrationCompany);
  if (!isAttendeePosition(sent.position)) return left(refusals.registrationPosition);
  const { name, company, position } = sent;
  return right({ name: name.trim(), phone, company: company.trim(), position: position.trim() });
};

export const makeRegistering = ({
  registrations,
  accounts,
  limits,
  bus,
  clock,
  ...needs
}: RegisteringNeeds): Registering => {
  const once = makeAnswerOnce({ ...needs, clock });
  const mine = async (accountId: string, activityId: string): Promise<Either<Refusal, RegistrationView>> => {
    const registration = await registrations.mine(activityId, accountId);
    if (registration === false) return left(refusals.activityUnknown);
    const account = await accounts.byId(accountId);
    const { name = '', phone = '', company = '', position = '' } = account ?? {};
    return right({ registration, name, phone, company, position });
  };
  const register = async (
    accountId: string,
    sent: SentRegistration,
  ): Promise<Either<Refusal, RegistrationView>> => {
    const account = await accounts.byId(accountId);
    if (account === null) return left(refusals.notLoggedIn);
    const attendee = attendeeOf(sent, account.phone);
    if (isLeft(attendee)) return attendee;
    const { allowed } = await limits.take(`activity:account:${accountId}`, activityRegistrationsPerAccount);
    if (!allowed) return left(refusals.registrationsTooOften);
    const { activityId, waits } = sent;
    const done = await registrations.register(
      { activityId, accountId, attendee: attendee.right, waits },
      clock.now(),
    );
    return isLeft(done) ? done : mine(accountId, activityId);
  };
  return {
    mine,
    own: (accountId) => registrations.ofAccount(accountId, mostOwn),
    register: (key, accountId, sent) =>
      once(
        key,
        ['activity.register', accountId],
        [
          sent.activityId,
          sent.name,
          sent.phone,
          sent.company,
          sent.position,
          String(sent.agreed),
          String(sent.waits),
        ],
        () => mine(accountId, sent.activityId),
        () => register(accountId, sent),
      ),
    cancel: async (accountId, activityId) => {
      const notices = await registrations.cancel(activityId, accountId, clock.now());
      if (isLeft(notices)) return notices;
      for (const message of notices.right) await bus.publish({ kind: 'message.sent', message });
      return mine(accountId, activityId);
    },
  };
};

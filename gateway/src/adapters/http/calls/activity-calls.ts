import type { Activity, ActivityDetail } from '../../../../../contract/activity/activity';
import { left, map, right, type Either } from 'fp-ts/Either';
import { activityCalls as ofActivities } from '../../../../../contract/activity/calls';
import type { RegistrationDesk } from '../../../../../contract/activity/registration';
import { activityRegistrationCalls as ofRegistrations } from '../../../../../contract/activity/registration-calls';
import { refusals, type Refusal } from '../../../../../contract/refusal/refusal';
import { isId } from '../../../../../contract/values/id';
import type { PublicReading } from '../../../application/kind/public-reading';
import type { ActivityQuery } from '../../../ports/activities';
import type { Registering, RegistrationView } from '../../../application/activity/registering';
import { maskedPhone } from '../../../domain/security/security-event';
import { answering } from './answering';
import type { Call } from './call';
import { publicChoiceCalls } from './choice-calls';
import { keyIn } from './idempotency-key';

/** Activities, which everybody may read. */
export const activityCalls = (
  activities: PublicReading<ActivityQuery, Activity, ActivityDetail>,
): readonly Call[] =>
  publicChoiceCalls(ofActivities, activities, { letter: 'y', unknown: refusals.activityUnknown });

const deskWire = map(({ registration, ...account }: RegistrationView): RegistrationDesk => ({
  ...account,
  phone: maskedPhone(account.phone),
  registration: registration === null ? null : { ...registration, phone: maskedPhone(registration.phone) },
}));

/** The calls by which members register for activities; who it is comes from the token alone. */
export const activityRegistrationCalls = ({ mine, own, register, cancel }: Registering): readonly Call[] => {
  const known = async (
    activityId: string,
    answer: () => Promise<Either<Refusal, RegistrationView>>,
  ): Promise<Either<Refusal, RegistrationDesk>> =>
    isId(activityId) ? deskWire(await answer()) : left(refusals.activityUnknown);
  return [
    answering(ofRegistrations.mine, (activityId, { session }) =>
      known(activityId, () => mine(session.userId, activityId)),
    ),
    answering(ofRegistrations.own, async (_, { session }) => right({ list: await own(session.userId) })),
    answering(ofRegistrations.register, (sent, { session, idempotencyKey }) =>
      known(sent.activityId, () => register(keyIn(idempotencyKey), session.userId, sent)),
    ),
    answering(ofRegistrations.cancel, (activityId, { session }) =>
      known(activityId, () => cancel(session.userId, activityId)),
    ),
  ];
};

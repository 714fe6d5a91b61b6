import { left, map, right } from 'fp-ts/Either';
import { deviceCalls, profileCalls, pushCalls } from '../../../../../contract/member/calls';
import type { OwnDevices } from '../../../application/account/own-devices';
import type { OwnProfile } from '../../../application/account/own-profile';
import type { OwnNotices } from '../../../application/notice/own-notices';
import type { OwnWaiting } from '../../../application/waiting/own-waiting';
import { isId } from '../../../../../contract/values/id';
import { refusals } from '../../../../../contract/refusal/refusal';
import type { MemberRecords } from '../../../ports/member-records';
import { deviceWire, profileWire } from '../wire/member-wire';
import { answering, done } from './answering';
import type { Call } from './call';

/** The needs of the calls of a member's own pages. */
export interface MemberUseCases {
  readonly profile: OwnProfile;
  readonly devices: OwnDevices;
  readonly members: Pick<MemberRecords, 'counts'>;
  readonly notices: OwnNotices;
  readonly waiting: OwnWaiting;
}

const wrong = Promise.resolve(left(refusals.wrongParameters));

/** The calls of a member's own pages (SCR-10): each is about the member that the token names, and no other. */
export const memberCalls = ({
  profile,
  devices,
  members,
  notices,
  waiting,
}: MemberUseCases): readonly Call[] => [
  answering(profileCalls.read, async (_, { session }) => map(profileWire)(await profile.read(session))),
  answering(profileCalls.save, async (fields, { session }) => done(await profile.save(session, fields))),
  answering(profileCalls.saveAvatar, async (id, { session }) =>
    isId(id)
      ? map((saved: { readonly avatar: string }) => saved.avatar)(await profile.saveAvatar(session, id))
      : wrong,
  ),
  answering(profileCalls.counts, async (_, { session }) => right(await members.counts(session.userId))),
  answering(profileCalls.waiting, async (_, { session }) => right(await waiting(session.userId))),
  answering(deviceCalls.list, async (_, { session }) =>
    right((await devices.list(session)).map(deviceWire(session.sessionId))),
  ),
  answering(deviceCalls.revoke, async (id, { session }) =>
    isId(id) ? done(await devices.revoke(session, id)) : wrong,
  ),
  answering(pushCalls.read, async (_, { session }) => right(await notices.read(session.userId))),
  answering(pushCalls.save, ({ kind, channel, wanted }, { session }) =>
    notices.choose(session.userId, { event: kind, channel, wanted }),
  ),
  answering(pushCalls.schedule, ({ quietFrom, quietUntil, digestAt }, { session }) => {
    if ((quietFrom === null) !== (quietUntil === null)) return Promise.resolve(left(refusals.quietHours));
    const quiet = quietFrom === null || quietUntil === null ? null : { from: quietFrom, until: quietUntil };
    return notices.schedule(session.userId, { quiet, digestAt });
  }),
];

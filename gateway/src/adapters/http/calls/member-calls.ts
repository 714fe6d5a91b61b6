import { isLeft, left, map, right } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { OwnDevices } from '../../../application/account/own-devices';
import type { OwnProfile } from '../../../application/account/own-profile';
import { isIdentifier } from '../../../domain/identifier/identifier';
import { refusals } from '../../../domain/refusal/refusal';
import type { MemberRecords } from '../../../ports/member-records';
import { deviceWire, profileWire, pushWire } from '../wire/member-wire';
import type { Call } from './call';
import { parametersBy } from './parameters';

const profileParameters = t.type({ name: t.string, company: t.string, position: t.string, email: t.string });
const avatarParameters = t.type({ documentId: t.string });
const revokeParameters = t.type({ id: t.string });
const pushParameters = t.type({
  kind: t.keyof({ chat: null, deal: null, order: null, notice: null }),
  wanted: t.keyof({ '0': null, '1': null }),
});

/** What the calls of a member's own pages stand on. */
export interface MemberUseCases {
  readonly profile: OwnProfile;
  readonly devices: OwnDevices;
  readonly members: Pick<MemberRecords, 'counts' | 'push' | 'savePush'>;
}

/** The calls of a member's own pages (SCR-10): each is about whoever the token names, and nobody else. */
export const memberCalls = ({ profile, devices, members }: MemberUseCases): readonly Call[] => [
  {
    path: '/webapp/user!info.action',
    method: 'GET',
    access: 'account',
    answer: async ({ session }) => map(profileWire)(await profile.read(session)),
  },
  {
    path: '/webapp/user!save.action',
    method: 'POST',
    access: 'account',
    answer: async ({ parameters, session }) => {
      const given = parametersBy(profileParameters, parameters);
      return isLeft(given) ? given : profile.save(session, given.right);
    },
  },
  {
    path: '/webapp/user!avatar.action',
    method: 'POST',
    access: 'account',
    answer: async ({ parameters, session }) => {
      const given = parametersBy(avatarParameters, parameters);
      if (isLeft(given)) return given;
      return isIdentifier(given.right.documentId)
        ? profile.saveAvatar(session, given.right.documentId)
        : left(refusals.wrongParameters);
    },
  },
  {
    path: '/webapp/user!counts.action',
    method: 'GET',
    access: 'account',
    answer: async ({ session }) => right(await members.counts(session.userId)),
  },
  {
    path: '/webapp/session!list.action',
    method: 'GET',
    access: 'account',
    answer: async ({ session }) =>
      right({ list: (await devices.list(session)).map(deviceWire(session.sessionId)) }),
  },
  {
    path: '/webapp/session!revoke.action',
    method: 'POST',
    access: 'account',
    endsSessions: true,
    answer: async ({ parameters, session }) => {
      const given = parametersBy(revokeParameters, parameters);
      if (isLeft(given)) return given;
      return isIdentifier(given.right.id)
        ? devices.revoke(session, given.right.id)
        : left(refusals.wrongParameters);
    },
  },
  {
    path: '/webapp/push!get.action',
    method: 'GET',
    access: 'account',
    answer: async ({ session }) => right(pushWire(await members.push(session.userId))),
  },
  {
    path: '/webapp/push!save.action',
    method: 'POST',
    access: 'account',
    answer: async ({ parameters, session: { userId } }) => {
      const given = parametersBy(pushParameters, parameters);
      if (isLeft(given)) return given;
      await members.savePush(userId, given.right.kind, given.right.wanted === '1');
      return right(pushWire(await members.push(userId)));
    },
  },
];

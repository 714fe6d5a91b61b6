import { isLeft, left, right, type Either } from 'fp-ts/Either';
import type { Account } from '../../domain/account/account';
import { profileOf, type ProfileFields } from '../../domain/account/profile';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import type { Session } from '../../domain/session/session';
import type { Accounts } from '../../ports/accounts';
import type { MemberRecords } from '../../ports/member-records';
import type { Uploads } from '../../ports/uploads';

export interface OwnProfile {
  readonly read: (session: Session) => Promise<Either<Refusal, Account & { readonly email: string }>>;
  readonly save: (session: Session, fields: ProfileFields) => Promise<Either<Refusal, null>>;
  /** Takes a picture that the caller uploaded for this; answers its address. */
  readonly saveAvatar: (
    session: Session,
    uploadId: string,
  ) => Promise<Either<Refusal, { readonly avatar: string }>>;
}

export interface OwnProfileNeeds {
  readonly accounts: Accounts;
  readonly members: Pick<MemberRecords, 'email' | 'saveProfile' | 'saveAvatar'>;
  readonly uploads: Pick<Uploads, 'own'>;
}

/** What a member says of themselves (SCR-10). */
export const makeOwnProfile = ({ accounts, members, uploads }: OwnProfileNeeds): OwnProfile => ({
  read: async ({ userId }) => {
    const account = await accounts.byId(userId);
    if (account === null) return left(refusals.notLoggedIn);
    return right({ ...account, email: await members.email(userId) });
  },
  save: async ({ userId }, fields) => {
    const account = await accounts.byId(userId);
    if (account === null) return left(refusals.notLoggedIn);
    const profile = profileOf(account, fields);
    if (isLeft(profile)) return profile;
    await members.saveProfile(userId, profile.right);
    return right(null);
  },
  saveAvatar: async ({ userId }, uploadId) => {
    const picture = await uploads.own(userId, uploadId, 'avatar');
    if (picture === null) return left(refusals.pictureUnknown);
    const avatar = `/files/avatar/${picture.id}`;
    await members.saveAvatar(userId, avatar);
    return right({ avatar });
  },
});

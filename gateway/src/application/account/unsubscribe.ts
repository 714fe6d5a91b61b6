import { isLeft, left, right, type Either } from 'fp-ts/Either';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import type { Session } from '../../domain/session/session';
import type { Visitor } from '../../domain/session/visitor';
import type { Accounts } from '../../ports/accounts';
import type { LoginDevices } from '../../ports/login-devices';
import type { MemberRecords } from '../../ports/member-records';
import type { MessageBus } from '../../ports/message-bus';

export interface UnsubscribeNeeds {
  readonly accounts: Accounts;
  readonly members: Pick<MemberRecords, 'retire'>;
  readonly devices: Pick<LoginDevices, 'endOthers'>;
  readonly bus: MessageBus;
  /** Takes the code that was sent to this phone; left with the person's words when it is not the one. */
  readonly takeCode: (phone: string, code: string, visitor: Visitor) => Promise<Either<Refusal, unknown>>;
}

/**
 * Removes the caller's account, for a code sent to its own phone (SCR-10). Every other login ends; for the caller's
 * own login, user info says that the account is removed, so that its client can only log out (SES-02).
 */
export type Unsubscribe = (
  session: Session,
  caption: string,
  visitor: Visitor,
) => Promise<Either<Refusal, null>>;

export const makeUnsubscribe =
  ({ accounts, members, devices, bus, takeCode }: UnsubscribeNeeds): Unsubscribe =>
  async ({ userId, sessionId }, caption, visitor) => {
    const account = await accounts.byId(userId);
    if (account === null) return left(refusals.notLoggedIn);
    const taken = await takeCode(account.phone, caption, visitor);
    if (isLeft(taken)) return taken;
    for (const message of await members.retire(userId)) await bus.publish({ kind: 'message.sent', message });
    await devices.endOthers(userId, sessionId);
    return right(null);
  };

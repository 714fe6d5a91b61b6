import { isLeft, left, map, right, type Either } from 'fp-ts/Either';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import type { Session } from '../../domain/session/session';
import type { Accounts } from '../../ports/accounts';
import type { GrowingDelays } from '../../ports/growing-delays';
import type { MemberRecords } from '../../ports/member-records';
import type { PasswordHasher } from '../../ports/password-hasher';
import type { SecurityLog } from '../../ports/security-log';
import type { JudgePassword } from './judge-password';
import { passwordDelayKey } from './login';
import type { ProvePhone } from './phone-proof';
import type { PhoneProof } from './sent-codes';
import type { PlaceOf } from './visitor-place';

export interface RetrievePasswordNeeds {
  readonly accounts: Accounts;
  readonly members: Pick<MemberRecords, 'savePassword'>;
  readonly passwords: PasswordHasher;
  readonly judgePassword: JudgePassword;
  readonly delays: Pick<GrowingDelays, 'clear'>;
  readonly placeOf: PlaceOf;
  readonly security: SecurityLog;
  readonly provePhone: ProvePhone;
}

/** A forgotten password (LOG-12): first the code is looked at, then it is taken with the new password. */
export interface RetrievePassword {
  /** Leaves a right code good for the change; a wrong one counts as a try. */
  readonly check: (proof: PhoneProof) => Promise<Either<Refusal, null>>;
  /**
   * Changes the password, ends every login of the account but the one that asks, if it is of the same account, and
   * lets who asks log in at once if wrong passwords made them wait.
   */
  readonly change: (
    proof: PhoneProof,
    password: string,
    asking: Session | null,
  ) => Promise<Either<Refusal, null>>;
}

export const makeRetrievePassword = ({
  accounts,
  members,
  passwords,
  judgePassword,
  delays,
  placeOf,
  security,
  provePhone,
}: RetrievePasswordNeeds): RetrievePassword => {
  return {
    check: async (given) => map(() => null)(await provePhone(given, 'forgotten', 'checkCode')),
    change: async (given, password, asking) => {
      const fault = judgePassword(password, given.userName.trim());
      if (fault !== null) return left(fault);
      const phone = await provePhone(given, 'forgotten', 'takeCode');
      if (isLeft(phone)) return phone;
      const found = await accounts.byPhone(phone.right);
      if (found === null) return left(refusals.phoneUnknown);
      const { id } = found.account;
      const kept = asking?.userId === id ? asking.sessionId : null;
      // Before the password is saved: a repeat finds the key noted, and does nothing.
      await delays.clear(passwordDelayKey(phone.right, await placeOf(phone.right, given.visitor)));
      await members.savePassword(id, await passwords.hash(password), kept);
      security.note({
        kind: 'sessions.ended',
        address: given.visitor.ip,
        account: id,
        about: 'new password',
      });
      return right(null);
    },
  };
};

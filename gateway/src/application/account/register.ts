import { isLeft, left, right, type Either } from 'fp-ts/Either';
import { unnamed } from '../../domain/account/unnamed';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import type { NewAccounts, Promoted } from '../../ports/new-accounts';
import type { PasswordHasher } from '../../ports/password-hasher';
import type { JudgePassword } from './judge-password';
import type { OpenLogin } from './open-login';
import type { ProvePhone } from './phone-proof';
import type { PhoneProof } from './sent-codes';

export interface RegisterNeeds {
  readonly newAccounts: NewAccounts;
  readonly openLogin: OpenLogin;
  readonly passwords: PasswordHasher;
  readonly judgePassword: JudgePassword;
  readonly provePhone: ProvePhone;
}

/**
 * A new account with a password (LOG-12). Without the statement to be at least 14 nothing is read or kept (MKT-23). The password is judged first, so that a weak one uses no code up; only
 * a person who proved the phone learns whether it has an account already.
 */
export type Register = (
  proof: PhoneProof,
  password: string,
  promoted: Promoted,
  ageStated: boolean,
) => Promise<Either<Refusal, { readonly token: string }>>;

export const makeRegister =
  ({ newAccounts, openLogin, passwords, judgePassword, provePhone }: RegisterNeeds): Register =>
  async (given, password, promoted, ageStated) => {
    if (!ageStated) return left(refusals.ageNotStated);
    const fault = judgePassword(password, given.userName.trim());
    if (fault !== null) return left(fault);
    const phone = await provePhone(given, 'identity', 'takeCode');
    if (isLeft(phone)) return phone;
    const id = await newAccounts.create({
      phone: phone.right,
      name: unnamed(phone.right),
      passwordHash: await passwords.hash(password),
      way: 'form',
      promoted,
      ageStated,
    });
    if (id === null) return left(refusals.phoneRegistered);
    return right({ token: await openLogin(id, 'registration', given.visitor) });
  };

import { isLeft, left, right, type Either } from 'fp-ts/Either';
import { accountPhone } from '../../domain/account/phone';
import { unnamed } from '../../domain/account/unnamed';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import type { Accounts } from '../../ports/accounts';
import type { NewAccounts, Promoted, RegistrationWay } from '../../ports/new-accounts';
import type { PasswordHasher } from '../../ports/password-hasher';
import type { Random } from '../../ports/random';
import type { LoginWay, OpenLogin } from './open-login';
import type { ProvePhone } from './phone-proof';
import type { PhoneProof } from './sent-codes';
import type { WechatBinding } from './wechat-binding';

export interface EnterByPhoneNeeds {
  readonly accounts: Accounts;
  readonly newAccounts: NewAccounts;
  readonly openLogin: OpenLogin;
  readonly passwords: PasswordHasher;
  readonly random: Random;
  readonly provePhone: ProvePhone;
  readonly wechat: WechatBinding;
}

type Entered = Promise<Either<Refusal, { readonly token: string }>>;

/**
 * Logging in by a phone and a code. A phone without an account gets an unverified one (LOG-12), for a person who states to
 * be at least 14 (MKT-23); without the statement the code stays good.
 */
export interface EnterByPhone {
  readonly byCode: (proof: PhoneProof, promoted: Promoted, ageStated: boolean) => Entered;
  /** The same, and WeChat's person is bound to the account; null is no person (LOG-04). */
  readonly byValidate: (proof: PhoneProof, wechatProof: string | null, ageStated: boolean) => Entered;
}

const unpromoted: Promoted = { sprad: null, shareRegister: null, platformChannel: null };

export const makeEnterByPhone = (needs: EnterByPhoneNeeds): EnterByPhone => {
  const { accounts, newAccounts, openLogin, passwords, random, provePhone, wechat } = needs;

  /** The account of a proved phone, created when there is none. Its password is random and not shown to any person. */
  const accountOf = async (
    phone: string,
    way: RegistrationWay,
    promoted: Promoted,
    ageStated: boolean,
  ): Promise<Either<Refusal, string>> => {
    const found = await accounts.byPhone(phone);
    if (found !== null) return right(found.account.id);
    if (!ageStated) return left(refusals.ageNotStated);
    const passwordHash = await passwords.hash(random.uuid());
    const made = await newAccounts.create({
      phone,
      name: unnamed(phone),
      passwordHash,
      way,
      promoted,
      ageStated,
    });
    if (made !== null) return right(made);
    // Another request created it in between.
    const now = await accounts.byPhone(phone);
    return now === null ? left(refusals.defect) : right(now.account.id);
  };

  /** The proved phone. Without the statement the code is only used up for a phone that has an account. */
  const proved = async (given: PhoneProof, ageStated: boolean): Promise<Either<Refusal, string>> => {
    const named = accountPhone(given.userName, given.countryCode);
    const hasAccount = named !== null && (await accounts.byPhone(named)) !== null;
    if (ageStated || hasAccount) return provePhone(given, 'login', 'takeCode');
    const phone = await provePhone(given, 'login', 'checkCode');
    return isLeft(phone) ? phone : left(refusals.ageNotStated);
  };

  const entered = async (accountId: string, way: LoginWay, { visitor }: PhoneProof): Entered =>
    right({ token: await openLogin(accountId, way, visitor) });

  return {
    byCode: async (given, promoted, ageStated) => {
      const phone = await proved(given, ageStated);
      if (isLeft(phone)) return phone;
      const account = await accountOf(phone.right, 'code', promoted, ageStated);
      return isLeft(account) ? account : entered(account.right, 'code', given);
    },
    byValidate: async (given, wechatProof, ageStated) => {
      const offered = wechatProof === null ? right(null) : await wechat.check(wechatProof);
      if (isLeft(offered)) return offered;
      const phone = await proved(given, ageStated);
      if (isLeft(phone)) return phone;
      const account = await accountOf(phone.right, 'wechat', unpromoted, ageStated);
      if (isLeft(account)) return account;
      const bound = wechatProof === null ? right(null) : await wechat.bind(wechatProof, account.right);
      return isLeft(bound) ? bound : entered(account.right, wechatProof === null ? 'code' : 'wechat', given);
    },
  };
};

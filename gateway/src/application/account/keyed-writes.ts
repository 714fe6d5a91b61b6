import { right } from 'fp-ts/Either';
import type { Account } from '../../domain/account/account';
import { accountPhone } from '../../domain/account/phone';
import { plainDigits } from '../../domain/account/plain-digits';
import type { Accounts } from '../../ports/accounts';
import type { PasswordHasher } from '../../ports/password-hasher';
import { makeAnswerOnce, type AnswerOnceNeeds } from './answer-once';
import type { ChangeOwnPassword } from './change-own-password';
import type { OpenLogin } from './open-login';
import type { Register } from './register';
import type { RetrievePassword } from './retrieve-password';
import type { PhoneProof } from './sent-codes';

export interface KeyedWritesNeeds extends AnswerOnceNeeds {
  readonly accounts: Accounts;
  readonly passwords: Pick<PasswordHasher, 'matches'>;
  readonly openLogin: OpenLogin;
  readonly register: Register;
  readonly resetPassword: RetrievePassword['change'];
  readonly changePassword: ChangeOwnPassword;
}

type Keyed<Write extends (...given: never[]) => unknown> = (
  key: string | null,
  ...given: Parameters<Write>
) => ReturnType<Write>;

/** The writes of an account that may be sent again under their key, when no answer came. */
export interface KeyedWrites {
  readonly register: Keyed<Register>;
  readonly resetPassword: Keyed<RetrievePassword['change']>;
  readonly changePassword: Keyed<ChangeOwnPassword>;
}

/** Who sends these is known by what they give. */
const anybody = '';

const whose = ({ userName, countryCode, code }: PhoneProof): readonly string[] => [
  accountPhone(userName, countryCode) ?? userName,
  plainDigits(code),
];

/**
 * A repeat is answered only to who gives the same again, phone and code or login included, and only while the
 * password is still the one that was set then. No token is kept for it: a repeated registration opens its own login.
 */
export const makeKeyedWrites = (needs: KeyedWritesNeeds): KeyedWrites => {
  const { accounts, passwords, openLogin } = needs;
  const once = makeAnswerOnce(needs);

  const ownerBy = async (phone: string | null, password: string): Promise<Account | null> => {
    const found = phone === null ? null : await accounts.byPhone(phone);
    if (found === null || found.account.removed) return null;
    return (await passwords.matches(password, found.passwordHash)) ? found.account : null;
  };
  const provedOwner = ({ userName, countryCode }: PhoneProof, password: string): Promise<Account | null> =>
    ownerBy(accountPhone(userName, countryCode), password);

  return {
    register: (key, proof, password, promoted, ageStated) =>
      once(
        key,
        ['register', anybody],
        [...whose(proof), password],
        async () => {
          const owner = await provedOwner(proof, password);
          return owner === null
            ? null
            : right({ token: await openLogin(owner.id, 'registration', proof.visitor) });
        },
        () => needs.register(proof, password, promoted, ageStated),
      ),
    resetPassword: (key, proof, password, asking) =>
      once(
        key,
        ['resetPassword', anybody],
        [...whose(proof), password],
        async () => ((await provedOwner(proof, password)) === null ? null : right(null)),
        () => needs.resetPassword(proof, password, asking),
      ),
    changePassword: (key, session, change) =>
      once(
        key,
        ['changePassword', `${session.userId} ${session.sessionId}`],
        [change.oldPassword, change.password],
        async () => {
          const own = await accounts.byId(session.userId);
          const owner = await ownerBy(own?.phone ?? null, change.password);
          return owner === null ? null : right({ ended: 0 });
        },
        () => needs.changePassword(session, change),
      ),
  };
};

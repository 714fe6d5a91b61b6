import { accountCalls as ofAccounts } from '../../../../../contract/account/calls';
import type { EnterByPhone } from '../../../application/account/enter-by-phone';
import type { PhoneProof } from '../../../application/account/sent-codes';
import type { KeyedWrites } from '../../../application/account/keyed-writes';
import type { RetrievePassword } from '../../../application/account/retrieve-password';
import type { Visitor } from '../../../domain/session/visitor';
import type { Promoted } from '../../../ports/new-accounts';
import { issuedToken } from '../wire/issued-token';
import { proofIn } from '../wire/weixin-user-info';
import { answering, done } from './answering';
import type { Call } from './call';
import { keyIn } from './idempotency-key';

interface Phone {
  readonly userName: string;
  readonly countryCode: string | null;
}

const orNull = (text: string | null): string | null => {
  const given = text?.trim().slice(0, 64) ?? '';
  return given === '' ? null : given;
};

const promotedBy = ({ sprad, shareRegister, platformChannel }: Promoted): Promoted => ({
  sprad: orNull(sprad),
  shareRegister: orNull(shareRegister),
  platformChannel: orNull(platformChannel),
});

/** The proof in a call's parameters; the country is China's mainland when none is given (LOG-04). */
export const proofOf = ({ userName, countryCode }: Phone, code: string, visitor: Visitor): PhoneProof => ({
  userName,
  countryCode: orNull(countryCode) ?? '86',
  code,
  visitor,
});

/** Every way in that begins with a phone and a code (LOG-12). Who is calling does not matter for any. */
export const waysInCalls = (
  enter: EnterByPhone,
  register: KeyedWrites['register'],
  { check }: RetrievePassword,
): readonly Call[] => [
  answering(ofAccounts.loginByCode, async (given, { visitor }) =>
    issuedToken(await enter.byCode(proofOf(given, given.code, visitor), promotedBy(given), given.ageStated)),
  ),
  answering(ofAccounts.loginByValidate, async (given, { visitor }) => {
    const info = given.weinxin_userinfo ?? '';
    // A text that holds no proof is an old or forged one, which the binding refuses.
    const wechatProof = info.trim() === '' ? null : (proofIn(info) ?? '');
    const proof = proofOf(given, given.caption, visitor);
    return issuedToken(await enter.byValidate(proof, wechatProof, given.ageStated));
  }),
  answering(ofAccounts.register, async (given, { visitor, idempotencyKey }) => {
    const proof = proofOf(given, given.caption, visitor);
    const { password, ageStated } = given;
    return issuedToken(await register(keyIn(idempotencyKey), proof, password, promotedBy(given), ageStated));
  }),
  answering(ofAccounts.checkCode, async (given, { visitor }) =>
    done(await check(proofOf(given, given.caption, visitor))),
  ),
];

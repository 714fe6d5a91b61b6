import { isLeft, type Either } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { EnterByPhone } from '../../../application/account/enter-by-phone';
import type { PhoneProof } from '../../../application/account/sent-codes';
import type { KeyedWrites } from '../../../application/account/keyed-writes';
import type { RetrievePassword } from '../../../application/account/retrieve-password';
import type { Visitor } from '../../../domain/session/visitor';
import type { Refusal } from '../../../domain/refusal/refusal';
import type { Promoted } from '../../../ports/new-accounts';
import { proofIn } from '../wire/weixin-user-info';
import type { Call, CallParameters } from './call';
import { keyIn } from './idempotency-key';
import { parametersBy } from './parameters';

const country = t.partial({ countryCode: t.string });
const promotion = t.partial({ sprad: t.string, shareRegister: t.string, platformChannel: t.string });
const phone = t.intersection([t.type({ userName: t.string }), country]);
const captioned = t.intersection([phone, t.type({ caption: t.string })]);

const codeLogin = t.intersection([phone, t.type({ code: t.string }), promotion]);
const validateLogin = t.intersection([captioned, t.partial({ weinxin_userinfo: t.string })]);
const registration = t.intersection([captioned, t.type({ password: t.string }), promotion]);

const absentAsNull = (text: string | undefined): string | null => {
  const given = text?.trim().slice(0, 64) ?? '';
  return given === '' ? null : given;
};

const promotedBy = (given: t.TypeOf<typeof promotion>): Promoted => ({
  sprad: absentAsNull(given.sprad),
  shareRegister: absentAsNull(given.shareRegister),
  platformChannel: absentAsNull(given.platformChannel),
});

/** The proof in a call's parameters; the country is China's mainland when none is given (LOG-04). */
export const proofOf = (given: t.TypeOf<typeof phone>, code: string, visitor: Visitor): PhoneProof => {
  const country = given.countryCode?.trim() ?? '';
  return { userName: given.userName, countryCode: country === '' ? '86' : country, code, visitor };
};

interface Asked {
  readonly parameters: CallParameters;
  readonly visitor: Visitor;
  readonly idempotencyKey: string | null;
}

const post = <A>(
  path: string,
  codec: t.Type<A, unknown>,
  answer: (given: A, visitor: Visitor, key: string | null) => Promise<Either<Refusal, unknown>>,
): Call => ({
  path: `/webapp/register!${path}.action`,
  method: 'POST',
  access: 'public',
  answer: async ({ parameters, visitor, idempotencyKey }: Asked) => {
    const given = parametersBy(codec, parameters);
    return isLeft(given) ? given : answer(given.right, visitor, keyIn(idempotencyKey));
  },
});

/** Every way in that begins with a phone and a code (LOG-12). Who is calling does not matter for any. */
export const waysInCalls = (
  enter: EnterByPhone,
  register: KeyedWrites['register'],
  { check }: RetrievePassword,
): readonly Call[] => [
  post('loginByCode', codeLogin, (given, visitor) =>
    enter.byCode(proofOf(given, given.code, visitor), promotedBy(given)),
  ),
  post('loginByValidate', validateLogin, (given, visitor) => {
    const info = given.weinxin_userinfo ?? '';
    // A text that holds no proof is an old or forged one, which the binding refuses.
    const wechatProof = info.trim() === '' ? null : (proofIn(info) ?? '');
    return enter.byValidate(proofOf(given, given.caption, visitor), wechatProof);
  }),
  post('save', registration, (given, visitor, key) =>
    register(key, proofOf(given, given.caption, visitor), given.password, promotedBy(given)),
  ),
  post('checkValidate', captioned, (given, visitor) => check(proofOf(given, given.caption, visitor))),
];

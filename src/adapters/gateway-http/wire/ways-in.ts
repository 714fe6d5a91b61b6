import type { Promotion } from '../../../domain/promotion/promotion';
import { defaultCountryCode } from '../../../domain/session/phone-proof';
import {
  codeLogin,
  passwordReset,
  registration,
  validateLogin,
  type CodeLogin,
  type PasswordReset,
  type Registration,
  type ValidateLogin,
} from '../../../domain/session/ways-in';

type Params = Readonly<Record<string, string>>;

/** What is absent is not sent. */
const given = (fields: Readonly<Record<string, string | null>>): Params =>
  Object.fromEntries(Object.entries(fields).filter((field): field is [string, string] => field[1] !== null));

const promotedBy = ({ sprad, platformChannel }: Promotion): Params => given({ sprad, platformChannel });

/** loginByCode: the code goes by the name `code` here (contract.md). */
export const codeLoginParams = (typed: CodeLogin): Params => {
  const { userName, countryCode, caption, promotion } = codeLogin(typed);
  return { userName, countryCode, code: caption, ...promotedBy(promotion) };
};

/** loginByValidate, with the wire's own spelling (LOG-04). */
export const validateLoginParams = (typed: ValidateLogin): Params => {
  const { weixinUserInfo, ...proof } = validateLogin(typed);
  return { ...proof, ...given({ weinxin_userinfo: weixinUserInfo }) };
};

/** save: registration with what promoted it (LAY-14). */
export const registrationParams = (typed: Registration): Params => {
  const { promotion, ...account } = registration(typed);
  return { ...account, ...promotedBy(promotion), ...given({ shareRegister: promotion.shareRegister }) };
};

/** changePassword by a code. The contract names no country; one besides the default goes along all the same. */
export const passwordResetParams = (typed: PasswordReset): Params => {
  const { countryCode, ...reset } = passwordReset(typed);
  return countryCode === defaultCountryCode ? reset : { ...reset, countryCode };
};

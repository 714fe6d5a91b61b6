import { passwordFault } from '../../../../contract/rules/password-rule';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import type { CommonestPasswords } from '../../ports/commonest-passwords';

/** Why a new password is refused; null when it is accepted (LOG-12, SEC-05). Existing passwords are not judged. */
export type JudgePassword = (password: string, phone: string) => Refusal | null;

export const makeJudgePassword =
  (common: CommonestPasswords): JudgePassword =>
  (password, phone) => {
    if (passwordFault(password, phone) !== null) return refusals.passwordWeak;
    return common.includes(password) ? refusals.passwordCommon : null;
  };

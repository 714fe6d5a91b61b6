import type { Promotion } from '../promotion/promotion';
import { phoneProof, type PhoneProof } from './phone-proof';

/** The statement of a person to be at least 14, without which no account is created (MKT-23). */
interface AgeStatement {
  readonly ageStated: boolean;
}

/** Logging in by a code; a phone without an account gets one, with its promotion (LAY-14). */
export interface CodeLogin extends PhoneProof, AgeStatement {
  readonly promotion: Promotion;
}

/** A new account with a password (LOG-12). */
export interface Registration extends PhoneProof, AgeStatement {
  readonly password: string;
  readonly promotion: Promotion;
}

/** Binding a phone to what WeChat said of the person; null is a plain login (LOG-04). */
export interface ValidateLogin extends PhoneProof, AgeStatement {
  readonly weixinUserInfo: string | null;
}

/** A new password for a member who forgot theirs (LOG-12). */
export interface PasswordReset extends PhoneProof {
  readonly password: string;
}

/** A code login as it is sent. */
export function codeLogin(typed: CodeLogin): CodeLogin {
  return { ...phoneProof(typed), ageStated: typed.ageStated, promotion: typed.promotion };
}

/** A registration as it is sent; the password goes as typed. */
export function registration(typed: Registration): Registration {
  const { password, ageStated, promotion } = typed;
  return { ...phoneProof(typed), password, ageStated, promotion };
}

/** A validate login as it is sent; a blank piece of WeChat's counts as none. */
export function validateLogin(typed: ValidateLogin): ValidateLogin {
  const info = typed.weixinUserInfo?.trim() ?? '';
  return { ...phoneProof(typed), ageStated: typed.ageStated, weixinUserInfo: info === '' ? null : info };
}

/** A password reset as it is sent; the password goes as typed. */
export function passwordReset(typed: PasswordReset): PasswordReset {
  return { ...phoneProof(typed), password: typed.password };
}

import { plainPhone } from '../phone/plain-phone';

/** How many characters a password has. Source: VAL-06. */
export const passwordLength = { least: 8, most: 64 } as const;

const lettersWanted = /[A-Za-z]/;
const digitsWanted = /\d/;

/** Characters as a person counts them, not as the language stores them. */
const lengthOf = (typed: string): number => Array.from(typed).length;

/**
 * What is wrong with a new password, in Chinese; null when it is right: 8 to 64 characters, letters and digits both,
 * and not built around one's own phone number.
 * @param userName the number of the account; empty while it is not known
 */
export const passwordError = (typed: string, userName = ''): string | null => {
  const { least, most } = passwordLength;
  const length = lengthOf(typed);
  const phone = plainPhone(userName);
  if (length === 0) return '请设置密码';
  if (length < least) return `密码至少 ${least} 位，还差 ${least - length} 位`;
  if (length > most) return `密码最多 ${most} 位，多了 ${length - most} 位`;
  if (!lettersWanted.test(typed) || !digitsWanted.test(typed)) return '密码要同时有字母和数字';
  return phone !== '' && typed.includes(phone) ? '密码不能包含手机号' : null;
};

/** The fields of a form that a refusal can be about. */
export type RefusedField = 'userName' | 'caption' | 'password' | 'age';

const begins: readonly (readonly [RegExp, RefusedField])[] = [
  [/^(?:短信|图形)?(?:验证码|校验码)/, 'caption'],
  [/^新?密码/, 'password'],
  [/^未满/, 'age'],
  [/^(?:该|此)?(?:手机|号码|用户名)/, 'userName'],
];

/**
 * The field that a refusal is about. The wire names none (contract.md), but what a gateway says begins with what
 * it is about: '验证码已过期，…'.
 * @returns null when it begins with something else
 */
export function refusedField(message: string): RefusedField | null {
  return begins.find(([beginning]) => beginning.test(message.trim()))?.[1] ?? null;
}

/** Of the two passwords in a change, the one that a refusal is about; null when it is about neither. */
export function refusedPassword(message: string): 'oldPassword' | 'password' | null {
  // Too many wrong passwords are wrong old ones: a new one cannot be guessed.
  if (/^(?:(?:原|旧|当前)密码|密码错误)/.test(message.trim())) return 'oldPassword';
  return refusedField(message) === 'password' ? 'password' : null;
}

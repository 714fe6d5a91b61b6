import { passwordFault, passwordLength } from '../../../contract/rules/password-rule';
import { plainPhone } from '../phone/plain-phone';

/**
 * The fault of a new password, in Chinese; null when the client finds none: the gateway also
 * refuses the commonest ones. Source: VAL-06.
 * @param userName the number of the account; empty while it is not known
 */
export const passwordError = (typed: string, userName = ''): string | null => {
  const { least, most } = passwordLength;
  const fault = passwordFault(typed, plainPhone(userName));
  switch (fault?.kind) {
    case undefined:
      return null;
    case 'empty':
      return '请设置密码';
    case 'short':
      return `密码至少 ${least} 位，还差 ${fault.by} 位`;
    case 'long':
      return `密码最多 ${most} 位，多了 ${fault.by} 位`;
    case 'holdsPhone':
      return '密码不能包含手机号';
  }
};

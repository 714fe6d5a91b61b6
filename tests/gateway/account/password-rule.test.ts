import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { passwordFault } from '../../../contract/rules/password-rule';
import { commonestPasswordsIn } from '../../../gateway/src/adapters/password/commonest-passwords';
import { makeJudgePassword } from '../../../gateway/src/application/account/judge-password';
import { locations } from '../../../gateway/src/main/locations';
import { passwordError } from '../../../src/domain/account-form/password-error';
import { propertyRuns } from '../../support/property';

const runs = { numRuns: propertyRuns };
const common = commonestPasswordsIn(locations.commonestPasswords);
const judge = makeJudgePassword(common);
const typed = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 70 }),
  fc.string({ unit: 'binary', maxLength: 70 }),
  fc.constantFrom('password', 'QWERTY123', '1q2w3e4r', 'x13851206614', '琥珀里有一只很老的蚂蚁'),
);

describe('a new password', () => {
  test('[VAL-06] that the client lets through is refused by the gateway only for being common, and no other way round', () => {
    fc.assert(
      fc.property(typed, fc.constantFrom('13851206614', ''), (password, phone) => {
        const refusal = judge(password, phone);
        expect(refusal?.text.startsWith('密码') ?? true).toBe(true);
        expect(passwordError(password, phone) === null).toBe(refusal === null || common.includes(password));
      }),
      runs,
    );
  });

  test('[VAL-06] is long enough from 8 code points and short enough up to 64, whatever they are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (password) => {
        const { length } = Array.from(password);
        expect(passwordFault(password, '') === null).toBe(length >= 8 && length <= 64);
      }),
      runs,
    );
  });

  test('[SEC-05] that is one of the commonest is refused in whatever letters and width it is written', () => {
    const wide = (text: string) =>
      text.replaceAll(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0));
    for (const password of ['password', 'qwerty123', '1234567890', 'football', 'woaini1314', 'a123456789'])
      for (const spelt of [password, password.toUpperCase(), wide(password)])
        expect(judge(spelt, '')?.text).toBe('密码过于常见，容易被猜中，请换一个');
  });

  test('[SEC-05] that is a phrase without a digit is taken', () => {
    expect(judge('correct horse battery staple', '')).toBeNull();
    expect(judge('琥珀里有一只很老的蚂蚁', '')).toBeNull();
  });
});

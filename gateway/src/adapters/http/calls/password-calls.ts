import { isLeft, isRight, left } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { KeyedWrites } from '../../../application/account/keyed-writes';
import { refusals } from '../../../domain/refusal/refusal';
import type { Call } from './call';
import { keyIn } from './idempotency-key';
import { parametersBy } from './parameters';
import { proofOf } from './ways-in-calls';

const ownParameters = t.type({ oldPassword: t.string, password: t.string });

const forgottenParameters = t.intersection([
  t.type({ userName: t.string, caption: t.string, password: t.string }),
  t.partial({ countryCode: t.string }),
]);

/** A new password: by a code for one that is forgotten (LOG-12), or by the old one of whoever is logged in. */
export const passwordCalls = ({
  resetPassword,
  changePassword,
}: Pick<KeyedWrites, 'resetPassword' | 'changePassword'>): readonly Call[] => [
  {
    path: '/webapp/register!changePassword.action',
    method: 'POST',
    access: 'public',
    endsSessions: true,
    answer: async ({ parameters, session, visitor, idempotencyKey }) => {
      const key = keyIn(idempotencyKey);
      const byCode = forgottenParameters.decode(parameters);
      if (isRight(byCode)) {
        const { caption, password } = byCode.right;
        return resetPassword(key, proofOf(byCode.right, caption, visitor), password, session);
      }
      const given = parametersBy(ownParameters, parameters);
      if (isLeft(given)) return given;
      if (session === null) return left(refusals.notLoggedIn);
      return session.removed ? left(refusals.accountRemoved) : changePassword(key, session, given.right);
    },
  },
];

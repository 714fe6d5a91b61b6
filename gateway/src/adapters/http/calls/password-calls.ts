import { isLeft, isRight, left, map } from 'fp-ts/Either';
import { accountCalls, credentialCalls } from '../../../../../contract/account/calls';
import type { KeyedWrites } from '../../../application/account/keyed-writes';
import { refusalsOf } from '../../../../../contract/refusal/may-refuse';
import { refusals } from '../../../../../contract/refusal/refusal';
import { done } from './answering';
import type { Call } from './call';
import { keyIn } from './idempotency-key';
import { parametersBy } from './parameters';
import { proofOf } from './ways-in-calls';

const { resetPassword: byCode } = accountCalls;
const { changePassword: byOldOne } = credentialCalls;

/**
 * A new password: by a code for a forgotten one (LOG-12), or by the old one of a logged-in member. Two calls
 * of the contract share a path; the parameters decide which one it is.
 */
export const passwordCalls = ({
  resetPassword,
  changePassword,
}: Pick<KeyedWrites, 'resetPassword' | 'changePassword'>): readonly Call[] => [
  {
    path: byCode.path,
    method: byCode.method,
    refusals: [...refusalsOf(byCode), ...refusalsOf(byOldOne)],
    access: 'public',
    endsSessions: true,
    answer: async ({ parameters, session, visitor, idempotencyKey }) => {
      const key = keyIn(idempotencyKey);
      const forgotten = byCode.parameters.decode(parameters);
      if (isRight(forgotten)) {
        const { caption, password } = forgotten.right;
        const proof = proofOf(forgotten.right, caption, visitor);
        return map(byCode.answer.encode)(done(await resetPassword(key, proof, password, session)));
      }
      const given = parametersBy(byOldOne.parameters, parameters);
      if (isLeft(given)) return given;
      if (session === null) return left(refusals.notLoggedIn);
      if (session.removed) return left(refusals.accountRemoved);
      const changed = await changePassword(key, session, given.right);
      return map(({ ended }: { readonly ended: number }) => byOldOne.answer.encode(ended))(changed);
    },
  },
];

import { isRight } from 'fp-ts/Either';
import { fromCall, writeLimit } from '../../kit/from-call';
import type { PhoneProof } from '../../../domain/session/phone-proof';
import type { PasswordReset } from '../../../domain/session/ways-in';
import type { MemberChanges } from '../../../ports/member-changes';
import type { Random } from '../../../ports/random';
import { keyedWrite } from '../../kit/keyed-write';
import { phoneFormActors, type PhoneFormPorts } from '../phone-form/actors';
import type { Gateways } from '../../../ports/gateways';

export interface RetrievePasswordPorts extends PhoneFormPorts {
  readonly account: Pick<Gateways['account'], 'checkCode' | 'resetPassword'>;
  readonly random: Pick<Random, 'uuid'>;
  /** Notified that a member has a password now; null where no member is logged in. */
  readonly memberChanges: MemberChanges | null;
}

/** The actors of the forgotten password over its ports. Leaving the page cancels the call (LOG-13). */
export const retrievePasswordActors = (ports: RetrievePasswordPorts) => {
  const write = keyedWrite(ports.random);
  return {
    ...phoneFormActors(ports),
    checkCode: fromCall<unknown, PhoneProof>((proof, options) => ports.account.checkCode(proof, options), {
      limit: writeLimit,
    }),
    changePassword: fromCall<unknown, PasswordReset>(
      (input, { signal }) =>
        async () => {
          const change = await write(input, (key) => ports.account.resetPassword(input, { signal, key })());
          if (isRight(change)) ports.memberChanges?.changed();
          return change;
        },
      { limit: writeLimit },
    ),
  };
};

import { isRight } from 'fp-ts/Either';
import { fromCallback, type EventObject } from 'xstate';
import type { MemberChanges } from '../../../ports/member-changes';
import { fromCall, writeLimit } from '../../kit/from-call';
import { verificationCodeActors, type VerificationCodePorts } from '../verification-code/actors';
import type { Gateways } from '../../../ports/gateways';

export interface UnsubscribePorts extends VerificationCodePorts {
  readonly credentials: Pick<Gateways['credential'], 'unsubscribe'>;
  readonly memberChanges: MemberChanges;
}

/** What gives an account up; the desk asks who the member is as soon as there is none any more. */
export const unsubscribeActors = (ports: UnsubscribePorts) => ({
  ...verificationCodeActors(ports),
  confirmLayer: fromCallback<EventObject>(({ sendBack }) =>
    ports.layers.open('unsubscribe', () => sendBack({ type: 'unsubscribe.cancelled' })),
  ),
  unsubscribe: fromCall<unknown, { readonly caption: string }>(
    ({ caption }, options) =>
      async () => {
        const ending = await ports.credentials.unsubscribe(caption, options)();
        if (isRight(ending)) ports.memberChanges.changed();
        return ending;
      },
    { limit: writeLimit },
  ),
});

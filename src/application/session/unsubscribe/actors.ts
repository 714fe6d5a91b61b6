import { isRight, type Either } from 'fp-ts/Either';
import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { GatewayFailure } from '../../../domain/gateway/failure';
import type { MemberChanges } from '../../../ports/member-changes';
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
  unsubscribe: fromPromise<Either<GatewayFailure, void>, { readonly caption: string }>(
    async ({ input, signal }) => {
      const ending = await ports.credentials.unsubscribe(input.caption, { signal })();
      if (isRight(ending)) ports.memberChanges.changed();
      return ending;
    },
  ),
});

import { left } from 'fp-ts/Either';
import type { GatewayFailure } from '../../../domain/gateway/failure';
import type { Token } from '../../../../contract/account/token';
import type { Call, CallOptions } from '../../../ports/call';
import { fromCall, writeLimit } from '../../kit/from-call';
import { openSession, type OpenSessionPorts } from '../login/open-session';
import { phoneFormActors, type PhoneFormPorts } from '../phone-form/actors';
import { wayInFormId } from '../phone-form/drafts';
import type { PhoneFormValues } from '../phone-form/events';

/** What every way in needs from outside, besides its own call. */
export type WayInPorts = OpenSessionPorts & PhoneFormPorts;

const nothingToSend: GatewayFailure = { kind: 'malformed', field: '' };

/** The actors of a way in around its one call. Leaving the page cancels the call (LOG-13). */
export const wayInActors = (
  ports: WayInPorts,
  call: (values: PhoneFormValues, options: CallOptions) => Call<Token>,
) => ({
  ...phoneFormActors(ports),
  enter: fromCall<Token, PhoneFormValues | null>(
    (values, options) =>
      values === null ? () => Promise.resolve(left(nothingToSend)) : call(values, options),
    { limit: writeLimit },
  ),
  openSession: openSession(ports, wayInFormId),
});

import { left } from 'fp-ts/Either';
import type { Call } from '../../../ports/call';

/** A report goes with its reason alone; the form sends none in which no reason is chosen (VAL-06). */
export const withReason = <Reason extends string>(
  reason: Reason | '',
  send: (reason: Reason) => Call<void>,
): Call<void> =>
  reason === '' ? () => Promise.resolve(left({ kind: 'malformed', field: 'reason' })) : send(reason);

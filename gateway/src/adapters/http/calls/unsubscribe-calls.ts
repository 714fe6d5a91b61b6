import { credentialCalls } from '../../../../../contract/account/calls';
import type { Unsubscribe } from '../../../application/account/unsubscribe';
import { answering, done } from './answering';
import type { Call } from './call';

/** Giving an account up. */
export const unsubscribeCalls = (unsubscribe: Unsubscribe): readonly Call[] => [
  answering(credentialCalls.unsubscribe, async (caption, { session, visitor }) =>
    done(await unsubscribe(session, caption, visitor)),
  ),
];

import { enquiryCalls as ofEnquiries } from '../../../../../contract/enquiry/calls';
import type { Enquiring } from '../../../application/enquiry/enquiring';
import { answering, done } from './answering';
import type { Call } from './call';
import { keyIn } from './idempotency-key';

/** The call by which members enquire about services; who it is comes from the token alone. */
export const enquiryCalls = (enquiring: Enquiring): readonly Call[] => [
  answering(ofEnquiries.send, async (sent, { session, idempotencyKey }) =>
    done(await enquiring(keyIn(idempotencyKey), session.userId, sent)),
  ),
];

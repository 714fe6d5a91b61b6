import { left } from 'fp-ts/Either';
import { refusals } from '../../../../../contract/refusal/refusal';
import { submissionCalls as ofSubmissions } from '../../../../../contract/submission/calls';
import { isId } from '../../../../../contract/values/id';
import type { Submitting } from '../../../application/investor/submitting';
import { answering } from './answering';
import type { Call } from './call';

/** The calls by which members send deals to investors. */
export const submissionCalls = ({ own, send }: Submitting): readonly Call[] => [
  answering(ofSubmissions.own, (investorId, { session }) =>
    isId(investorId) ? own(session.userId, investorId) : Promise.resolve(left(refusals.wrongParameters)),
  ),
  answering(ofSubmissions.send, (sent, { session }) =>
    isId(sent.investorId) && isId(sent.publicationId)
      ? send(session.userId, sent)
      : Promise.resolve(left(refusals.wrongParameters)),
  ),
];

import type { Database } from '../adapters/database/orm';
import { bidCalls } from '../adapters/http/calls/bid-calls';
import { makeBidUseCases, type BidUseCaseNeeds } from './bid-use-cases';
import { makeEnrolmentUseCases, type EnrolmentUseCaseNeeds } from './enrolment-use-cases';
import { makeNdaUseCases, type NdaUseCaseNeeds } from './nda-use-cases';
import { makePublicationUseCases, type PublicationNeeds } from './publication-use-cases';

/** What members do about deals, put together: sign NDAs, bid, publish, enrol. */
export const makeDealingUseCases = (
  database: Database,
  needs: BidUseCaseNeeds & EnrolmentUseCaseNeeds & NdaUseCaseNeeds & PublicationNeeds,
) => {
  const ndas = makeNdaUseCases(database, needs);
  const bids = makeBidUseCases(database, needs);
  const enrolments = makeEnrolmentUseCases(database, needs);
  const publications = makePublicationUseCases(database, needs);
  return {
    sweeps: { sweepNdas: ndas.sweep, sweepDealing: publications.sweep },
    desks: { ndas: ndas.desk, bids: bids.desk, publications: publications.desk, enrolments: enrolments.desk },
    calls: [...ndas.calls, ...bidCalls(bids), ...publications.calls, ...enrolments.calls],
  };
};

import type { NotifyingDatabase } from '../adapters/database/notifying-database';
import { determinationStore } from '../adapters/database/stores/determination-store';
import { fundStore } from '../adapters/database/kinds/fund/store';
import { soeStore } from '../adapters/database/kinds/soe/store';
import { fundCalls } from '../adapters/http/calls/fund-calls';
import { soeCalls } from '../adapters/http/calls/soe-calls';
import { statisticsCalls } from '../adapters/http/calls/statistics-calls';
import { makeFundReading } from '../application/fund/fund-reading';
import { makeSoeReading } from '../application/soe/soe-reading';
import { makeStatisticsReading } from '../application/statistics/statistics-reading';
import { marketFiguresStore } from '../adapters/database/stores/market-figures-store';
import { managedKindStore } from '../adapters/database/stores/managed-kind-store';
import type { Alerting } from '../application/search/alerting';
import { makeKindDesk } from '../application/operator/kind-desk';
import { kindImportStore } from '../adapters/database/stores/kind-import-store';
import { recordFiles } from '../adapters/record-file/record-files';
import { makeKindImportDesk } from '../application/operator/kind-import-desk';
import { importedKinds } from '../seed/imported-kinds';
import { locations } from './locations';
import { bidCalls } from '../adapters/http/calls/bid-calls';
import { determinationCalls } from '../adapters/http/calls/determination-calls';
import { makeOwnDetermination } from '../application/determination/own-determination';
import { makeActivityUseCases, type ActivityNeeds } from './activity-use-cases';
import { makeBidUseCases, type BidUseCaseNeeds } from './bid-use-cases';
import { makeEnquiryUseCases } from './enquiry-use-cases';
import { makeEnrolmentUseCases, type EnrolmentUseCaseNeeds } from './enrolment-use-cases';
import { makeGateUseCases } from './gate-use-cases';
import { makeMatchingUseCases, type MatchingNeeds } from './matching-use-cases';
import { makeNdaUseCases, type NdaUseCaseNeeds } from './nda-use-cases';
import { makePublicationUseCases, type PublicationNeeds } from './publication-use-cases';
import { makeTicketUseCases, type TicketUseCaseNeeds } from './ticket-use-cases';
import { makeSubmissionUseCases, type SubmissionNeeds } from './submission-use-cases';

/** What members do about deals, put together: sign NDAs, bid, publish, enrol, register, enquire, be determined as readers of funds. */
export const makeDealingUseCases = (
  database: NotifyingDatabase,
  needs: { readonly allListed: Alerting['allListed'] } & ActivityNeeds &
    BidUseCaseNeeds &
    EnrolmentUseCaseNeeds &
    MatchingNeeds &
    NdaUseCaseNeeds &
    PublicationNeeds &
    SubmissionNeeds &
    TicketUseCaseNeeds,
) => {
  const ndas = makeNdaUseCases(database, needs);
  const activities = makeActivityUseCases(database, needs);
  const bids = makeBidUseCases(database, needs);
  const enquiring = makeEnquiryUseCases(database, needs);
  const enrolments = makeEnrolmentUseCases(database, needs);
  const publications = makePublicationUseCases(database, needs);
  const ticketing = makeTicketUseCases(database, needs);
  const submissions = makeSubmissionUseCases(database, needs);
  const gates = makeGateUseCases(database, needs);
  const determinations = determinationStore(database);
  const determination = makeOwnDetermination({ ...needs, determinations });
  const funds = makeFundReading({ ...needs, determinations, funds: fundStore(database) });
  const soes = makeSoeReading({ ...needs, soes: soeStore(database) });
  /** Searches may ask for the stage of a listing. */
  const allListed: Alerting['allListed'] = async (kind, ids) => {
    await soes.countStages();
    await needs.allListed(kind, ids);
  };
  return {
    sweeps: { sweepNdas: ndas.sweep, sweepDealing: publications.sweep },
    desks: {
      ndas: ndas.desk,
      activities: activities.desk,
      bids: bids.desk,
      publications: publications.desk,
      enrolments: enrolments.desk,
      submissions: submissions.desk,
      tickets: ticketing.desk,
      gates: gates.desk,
      ...enquiring.desks,
      kinds: makeKindDesk({ ...needs, allListed, managed: managedKindStore(database) }),
      imports: makeKindImportDesk({
        ...needs,
        allListed,
        imports: kindImportStore(database, importedKinds(locations.seedData)),
        files: recordFiles,
      }),
    },
    calls: [
      ...ndas.calls,
      ...bidCalls(bids),
      ...publications.calls,
      ...enrolments.calls,
      ...submissions.calls,
      ...ticketing.calls,
      ...gates.calls,
      ...makeMatchingUseCases(database, needs).calls,
      ...enquiring.calls,
      ...determinationCalls(determination),
      ...fundCalls(funds),
      ...soeCalls(soes),
      ...activities.calls,
      ...statisticsCalls(makeStatisticsReading({ ...needs, figures: marketFiguresStore(database) })),
    ],
  };
};

import { interestStore } from '../adapters/database/stores/interest-store';
import { publicationStore } from '../adapters/database/stores/publication-store';
import { verificationStore } from '../adapters/database/stores/verification-store';
import { publicationCalls } from '../adapters/http/calls/publication-calls';
import { makePublicationDesk } from '../application/operator/publication-desk';
import { makeFreshnessSweep } from '../application/publication/freshness-sweep';
import { makeOwnPublications } from '../application/publication/own-publications';
import { makePublicationReview } from '../application/publication/publication-review';
import type { Alerting } from '../application/search/alerting';
import type { Accounts } from '../ports/accounts';
import type { Clock } from '../ports/clock';
import type { Uploads } from '../ports/uploads';
import type { NotifyingDatabase } from '../adapters/database/notifying-database';

export interface PublicationNeeds {
  readonly accounts: Accounts;
  readonly uploads: Pick<Uploads, 'dealPictures'>;
  readonly clock: Clock;
  readonly dealListed: Alerting['dealListed'];
}

/** What members publish and operators review, put together. */
export const makePublicationUseCases = (
  database: NotifyingDatabase,
  { accounts, uploads, clock, dealListed }: PublicationNeeds,
) => {
  const publications = publicationStore(database);
  const interests = interestStore(database);
  const review = makePublicationReview({
    publications,
    accounts,
    verifications: verificationStore(database),
    clock,
    dealListed,
  });
  return {
    sweep: makeFreshnessSweep({ publications, clock }),
    desk: makePublicationDesk({ review, accounts }),
    calls: publicationCalls(
      makeOwnPublications({ accounts, publications, uploads, interests, clock, dealListed }),
      uploads,
      clock,
    ),
  };
};

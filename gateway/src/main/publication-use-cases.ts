import { interestStore } from '../adapters/database/stores/interest-store';
import { publicationStore } from '../adapters/database/stores/publication-store';
import { verificationStore } from '../adapters/database/stores/verification-store';
import { publicationCalls } from '../adapters/http/calls/publication-calls';
import { makePublicationDesk } from '../application/operator/publication-desk';
import { makeFreshnessSweep } from '../application/publication/freshness-sweep';
import { makeOwnPublications } from '../application/publication/own-publications';
import { makePublicationReview } from '../application/publication/publication-review';
import { makeNotifyParties } from '../application/publication/notify-parties';
import type { Alerting } from '../application/search/alerting';
import type { Accounts } from '../ports/accounts';
import type { Clock } from '../ports/clock';
import type { MessageBus } from '../ports/message-bus';
import type { MessageStore } from '../ports/message-store';
import type { Uploads } from '../ports/uploads';
import type { Database } from '../adapters/database/orm';

export interface PublicationNeeds {
  readonly accounts: Accounts;
  readonly messages: Pick<MessageStore, 'addNotice'>;
  readonly bus: MessageBus;
  readonly uploads: Pick<Uploads, 'dealPictures'>;
  readonly clock: Clock;
  readonly dealListed: Alerting['dealListed'];
}

/** What members publish and operators review, put together. */
export const makePublicationUseCases = (
  database: Database,
  { accounts, messages, bus, uploads, clock, dealListed }: PublicationNeeds,
) => {
  const publications = publicationStore(database);
  const interests = interestStore(database);
  const notifyParties = makeNotifyParties({ interests, messages, bus, clock });
  const review = makePublicationReview({
    publications,
    accounts,
    verifications: verificationStore(database),
    messages,
    bus,
    clock,
    dealListed,
    notifyParties,
  });
  return {
    sweep: makeFreshnessSweep({ publications, messages, bus, clock, notifyParties }),
    desk: makePublicationDesk({ review, accounts }),
    calls: publicationCalls(
      makeOwnPublications({ accounts, publications, uploads, interests, clock, dealListed, notifyParties }),
      uploads,
      clock,
    ),
  };
};

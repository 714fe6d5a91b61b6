import { ndaStore } from '../adapters/database/stores/nda-store';
import type { Database } from '../adapters/database/orm';
import { ndaCalls } from '../adapters/http/calls/nda-calls';
import { sha256Digest } from '../adapters/system/sha256-digest';
import { makeNdaEvidence, type EvidenceNeeds } from '../application/nda/evidence';
import { makeNdaSweep } from '../application/nda/nda-sweep';
import { makeOwnNdas, type OwnNdasNeeds } from '../application/nda/own-ndas';
import { makeReviewNdas } from '../application/nda/review-ndas';
import { makeSignOnce } from '../application/nda/sign-once';
import { makeNdaDesk } from '../application/operator/nda-desk';
import type { AnsweredCalls } from '../ports/answered-calls';

export type NdaUseCaseNeeds = Omit<OwnNdasNeeds, 'ndas' | 'digest'> &
  Pick<EvidenceNeeds, 'drawing' | 'random'> & { readonly answered: AnsweredCalls };

/** NDAs, put together: signing, deciding, and what time does to them. */
export const makeNdaUseCases = (database: Database, { answered, ...needs }: NdaUseCaseNeeds) => {
  const { accounts, bus, clock } = needs;
  const ndas = ndaStore(database);
  const own = makeOwnNdas({ ...needs, ndas, digest: sha256Digest });
  const review = makeReviewNdas({ accounts, ndas, bus, clock });
  const evidence = makeNdaEvidence({ ...needs, ndas, digest: sha256Digest });
  return {
    desk: makeNdaDesk(review),
    sweep: makeNdaSweep({ ndas, bus, clock }),
    calls: ndaCalls({ own, signOnce: makeSignOnce(own, { answered, clock }), review, evidence }),
  };
};

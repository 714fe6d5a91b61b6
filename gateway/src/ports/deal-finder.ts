import type { DealFacts } from '../domain/chat/deal-card';
import type { DealRef } from '../domain/chat/tie';

/** The facts of a thing that conversations show, in any state; null where there is none. */
export type FindDeal = (deal: DealRef) => Promise<DealFacts | null>;

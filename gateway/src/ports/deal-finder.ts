import type { DealFacts } from '../domain/chat/deal-card';
import type { DealRef } from '../domain/chat/tie';

/** What conversations look at of a deal, a demand or a share transfer, whatever became of it; null where there is none. */
export type FindDeal = (deal: DealRef) => Promise<DealFacts | null>;

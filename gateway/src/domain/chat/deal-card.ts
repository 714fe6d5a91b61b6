import type { WireDealCard } from '../../../../contract/chat/deal-card';
import type { Viewer } from '../sale/disclosure';
import { hiddenFrom } from '../sale/disclosure';
import type { HideableField } from '../sale/sale';
import { dealRules } from '../deal/deal-rules';
import type { DealRef } from './tie';

/** The stored facts of a thing that conversations show. */
export interface DealFacts extends Omit<WireDealCard, 'amountHidden' | 'deal' | 'ndaState' | 'own'>, DealRef {
  /** Null belongs to the platform. */
  readonly ownerId: string | null;
  /** Hidden fields, by the names of deals. */
  readonly hidden: readonly HideableField[];
}

const noAmount = { minAmount: null, maxAmount: null } as const;
const noProfit = { netProfit: null, netProfitYear: null } as const;

/**
 * The shared subjects of two parties, as a reader may know them.
 * @param viewer the reader's relation to a deal; not read for kinds without NDA
 */
export const cardFor = (facts: DealFacts, readerId: string, viewer: Viewer): WireDealCard => {
  const { id: _id, kind, ownerId, hidden, ...shown } = facts;
  const { hasNda, goneTitle } = dealRules(kind);
  const own = ownerId === readerId;
  const closed = hasNda ? hiddenFrom({ ...viewer, owns: own }, hidden) : own ? [] : hidden;
  const amountHidden = closed.includes('amount');
  const ndaState = hasNda && !own && hidden.length > 0 ? viewer.ndaState : null;
  const card = {
    ...shown,
    ...(closed.includes('netProfit') ? noProfit : {}),
    deal: kind,
    own,
    ndaState,
    amountHidden,
  };
  if (facts.state !== 'listed' && !own) {
    const named = goneTitle === null ? {} : { title: goneTitle, code: null };
    return { ...card, ...noProfit, ...noAmount, ...named, amountHidden: false };
  }
  return amountHidden ? { ...card, ...noAmount } : card;
};

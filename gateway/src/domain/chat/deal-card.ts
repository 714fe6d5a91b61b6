import type { CardState } from '../../../../contract/chat/deal-card';
import type { NdaState, Viewer } from '../sale/disclosure';
import { hiddenFrom } from '../sale/disclosure';
import type { HideableField } from '../sale/sale';
import type { DealRef } from './tie';

/** The stored facts of a deal, a demand or a share transfer that conversations show; sums in 万元. */
export interface DealFacts extends DealRef {
  /** Null belongs to the platform. */
  readonly ownerId: string | null;
  /** '<sourceType>/<id>', of a demand its id. */
  readonly place: string;
  readonly title: string;
  readonly code: string;
  readonly industry: string | null;
  readonly region: string | null;
  readonly amountLabel: string;
  readonly minAmount: string | null;
  readonly maxAmount: string | null;
  /** Of deals alone. */
  readonly netProfit: string | null;
  readonly netProfitYear: string | null;
  /** Hidden fields, by the names of deals. */
  readonly hidden: readonly HideableField[];
  readonly state: CardState;
}

/** A deal as a card for one reader. */
export interface DealCard extends Omit<DealFacts, 'id' | 'kind' | 'ownerId' | 'hidden'> {
  readonly deal: DealRef['kind'];
  readonly amountHidden: boolean;
  readonly ndaState: NdaState | null;
  readonly own: boolean;
}

const noProfit = { netProfit: null, netProfitYear: null } as const;

/** Of a gone demand only its owner learns anything. */
const goneDemand = {
  title: '已下架的求购需求',
  code: '',
  minAmount: null,
  maxAmount: null,
  amountHidden: false,
} as const;

/**
 * The shared subjects of two parties, as a reader may know them.
 * @param viewer the reader's relation to a deal; of no account to demands and share transfers
 */
export const cardFor = (facts: DealFacts, readerId: string, viewer: Viewer): DealCard => {
  const { id: _id, kind, ownerId, hidden, ...shown } = facts;
  const own = ownerId === readerId;
  const closed = kind === 'sale' ? hiddenFrom({ ...viewer, owns: own }, hidden) : own ? [] : hidden;
  const amountHidden = closed.includes('amount');
  const ndaState = kind === 'sale' && !own && hidden.length > 0 ? viewer.ndaState : null;
  const profit = closed.includes('netProfit') ? noProfit : {};
  const told = { ...shown, ...profit, deal: kind, own, ndaState };
  if (facts.state !== 'listed' && !own)
    return kind === 'buy'
      ? { ...told, ...goneDemand }
      : { ...told, ...noProfit, minAmount: null, maxAmount: null, amountHidden: false };
  return amountHidden
    ? { ...told, minAmount: null, maxAmount: null, amountHidden }
    : { ...told, amountHidden };
};

import type { InvestorFilter } from '../../../contract/investor/calls';
import type { Investor, InvestorContact, InvestorDetail } from '../../../contract/investor/investor';
import type { ChoiceCounts } from '../../../contract/kind/choice-counts';
import type { DealPlace } from '../domain/deal/deal-place';
import type { AskedPart, ListPart } from '../domain/page/list-part';

/** Which investors are asked for; the groups of industries and regions are expanded. */
export type InvestorQuery = InvestorFilter;

/** What everybody may read on an investor's page. */
export type PublicInvestor = Omit<InvestorDetail, 'contacts'>;

/** What a page says beyond the card. */
export type InvestorFacts = Omit<PublicInvestor, keyof Investor>;

export interface Investors {
  readonly page: (
    query: InvestorQuery,
    asked: AskedPart<DealPlace>,
  ) => Promise<ListPart<Investor, DealPlace>>;
  readonly counts: (query: InvestorQuery) => Promise<ChoiceCounts>;
  /** Null where there is no such investor, or it is withdrawn. */
  readonly one: (id: string) => Promise<PublicInvestor | null>;
  /** For verified members alone. */
  readonly contacts: (id: string) => Promise<readonly InvestorContact[]>;
}

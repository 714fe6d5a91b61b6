import { Investor, InvestorDetail } from '../../../contract/investor/investor';
import { kinds } from '../../../contract/kind/kinds';
import type { Kind } from '../kind/kind';

/** Investors. */
export const investorKind = {
  ...kinds.investor,
  name: 'investor',
  item: Investor,
  page: InvestorDetail,
  share: null,
} as const satisfies Kind<'investor', Investor, InvestorDetail>;

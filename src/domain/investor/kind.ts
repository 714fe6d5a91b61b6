import { Investor } from '../../../contract/investor/investor';
import { kinds } from '../../../contract/kind/kinds';
import type { Kind } from '../kind/kind';

/** Investors, which have no pages of their own yet. */
export const investorKind: Kind<'investor', Investor, Investor> = {
  ...kinds.investor,
  name: 'investor',
  item: Investor,
  page: Investor,
};

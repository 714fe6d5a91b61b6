import { Investor } from '../../../contract/investor/investor';
import { kinds } from '../../../contract/kind/kinds';
import type { Kind } from '../kind/kind';

/** Investors, which have no pages of their own yet. */
export const investorKind = {
  ...kinds.investor,
  name: 'investor',
  item: Investor,
  page: Investor,
  titleOf: ({ name }: Pick<Investor, 'name'>) => name,
  share: null,
} as const satisfies Kind<'investor', Investor, Investor>;

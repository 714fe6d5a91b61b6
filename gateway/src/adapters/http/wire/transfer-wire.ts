import type { Transfer } from '../../../../../contract/transfer/transfer';
import type { TransferHead } from '../../../domain/transfer/transfer';
import { decimalSum } from './sale-wire';

/** A transfer in a list: every field is named here. */
export const transferHeadWire = (head: TransferHead): Transfer => ({
  ...{ id: head.id, sourceType: head.sourceType, code: head.code, title: head.title, company: head.company },
  ...{ market: head.market, industry: head.industry, region: head.region, year: head.year },
  ...{ deadline: head.deadline, confirmedAt: head.confirmedAt },
  stake: decimalSum(head.stake),
  shares: decimalSum(head.shares),
  price: decimalSum(head.price),
  amount: decimalSum(head.amount),
  valuation: decimalSum(head.valuation),
  revenue: decimalSum(head.revenue),
  netProfit: decimalSum(head.netProfit),
});

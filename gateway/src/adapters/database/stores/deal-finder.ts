import { eq } from 'drizzle-orm';
import { standingAt } from '../../../domain/transfer/transfer';
import type { DealFacts } from '../../../domain/chat/deal-card';
import type { Clock } from '../../../ports/clock';
import type { FindDeal } from '../../../ports/deal-finder';
import type { Database } from '../orm';
import { buy } from '../kinds/buy/table';
import { sale } from '../kinds/sale/table';
import { transfer } from '../kinds/transfer/table';

/** Deals as conversations look at them, from the database. */
export const dealFinder = ({ orm }: Database, clock: Clock): FindDeal => {
  const ofSale = async (id: string): Promise<DealFacts | null> => {
    const [row] = await orm.select().from(sale).where(eq(sale.id, id));
    if (row === undefined) return null;
    const { ownerId, sourceType, title, code, industry, region, amountLabel, amount, hidden, state } = row;
    const { netProfit, revenueYear: netProfitYear } = row;
    return {
      ...{ kind: 'sale', id, ownerId, place: `${sourceType}/${id}`, title, code, industry, region },
      ...{ amountLabel, minAmount: amount, maxAmount: amount, netProfit, netProfitYear, hidden, state },
    };
  };
  const ofBuy = async (id: string): Promise<DealFacts | null> => {
    const [row] = await orm.select().from(buy).where(eq(buy.id, id));
    if (row === undefined) return null;
    const { ownerId, title, code, minAmount, maxAmount, hidden, state, expiresAt } = row;
    return {
      ...{ kind: 'buy', id, ownerId, place: id, title, code, industry: null, region: null },
      ...{ amountLabel: '预算', minAmount, maxAmount, netProfit: null, netProfitYear: null },
      hidden: hidden.includes('amount') ? ['amount'] : [],
      state: state === 'listed' && expiresAt < clock.now() ? 'expired' : state,
    };
  };
  const ofTransfer = async (id: string): Promise<DealFacts | null> => {
    const [row] = await orm.select().from(transfer).where(eq(transfer.id, id));
    if (row === undefined) return null;
    const { sourceType, title, code, industry, region, amount } = row;
    const standing = standingAt(row, clock.now());
    return {
      ...{ kind: 'transfer', id, ownerId: null, place: `${sourceType}/${id}`, title, code, industry, region },
      ...{ amountLabel: '转让金额', minAmount: amount, maxAmount: amount, hidden: [] },
      ...{ netProfit: null, netProfitYear: null },
      state: standing === 'open' ? 'listed' : standing,
    };
  };
  return ({ kind, id }) => ({ sale: ofSale, buy: ofBuy, transfer: ofTransfer })[kind](id);
};

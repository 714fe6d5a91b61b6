import type { WireBuy, WireBuyDetail } from '../../../contract/buy/wire-buy';
import type { Buy, BuyDetail } from '../../domain/buy/buy';
import { disclose } from '../../domain/sale/disclose';
import type { Forming } from './ask-over';

/** A demand as the domain knows it: exactly its own fields, each value that may be hidden disclosed. */
export function buyOf(wire: WireBuy): Buy {
  const { id, code, title, buyerType, hundred, industries, regions, rounds, stake, hidden } = wire;
  const { minAmount: min, maxAmount: max, confirmedAt, expiresAt } = wire;
  return {
    id,
    code,
    title,
    buyerType,
    hundred,
    industries,
    regions,
    rounds,
    stake,
    confirmedAt,
    expiresAt,
    companyName: disclose('companyName', wire.companyName, hidden),
    budget: disclose('amount', min === null && max === null ? null : { min, max }, hidden),
  };
}

/** A demand's page as the domain knows it. */
function buyDetailOf(wire: WireBuyDetail): BuyDetail {
  const { state, own, wanted, profile, evidence, hidden } = wire;
  return {
    ...buyOf(wire),
    state,
    own,
    wanted,
    profile,
    evidence,
    funding: disclose('funding', wire.funding, hidden),
    contact: disclose('contact', wire.contact, hidden),
  };
}

/** Demands as the domain knows them. */
export const buyForming: Forming<'buy'> = {
  list: { read: ({ items, ...part }) => ({ ...part, items: items.map(buyOf) }) },
  detail: { read: buyDetailOf },
  card: { read: buyOf },
};

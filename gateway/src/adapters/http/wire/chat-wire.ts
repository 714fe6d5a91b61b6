import type { WireDealCard } from '../../../../../contract/chat/deal-card';
import type { WireThread } from '../../../../../contract/chat/thread';
import type { Thread } from '../../../application/chat/own-chats';
import type { DealCard } from '../../../domain/chat/deal-card';
import { decimalSum } from './sale-wire';
import { partyWire } from './message-wire';

const cardWire = ({
  code,
  minAmount,
  maxAmount,
  netProfit,
  netProfitYear,
  ...card
}: DealCard): WireDealCard => ({
  ...card,
  code: code === '' ? null : code,
  minAmount: decimalSum(minAmount),
  maxAmount: decimalSum(maxAmount),
  netProfit: decimalSum(netProfit),
  netProfitYear: netProfitYear === '' ? null : netProfitYear,
});

/** How somebody stands to one other party. */
export const threadWire = ({ peer, readUpTo, cards, ...thread }: Thread): WireThread => ({
  ...thread,
  peer: partyWire(peer),
  readUpTo: readUpTo === null ? null : String(readUpTo),
  cards: cards.map(cardWire),
});

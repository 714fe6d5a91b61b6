import type { WireThread } from '../../../../../contract/chat/thread';
import type { Thread } from '../../../application/chat/own-chats';

/** The standing of an account towards one other party. */
export const threadWire = ({ readUpTo, cards, ...thread }: Thread): WireThread => ({
  ...thread,
  readUpTo: readUpTo === null ? null : String(readUpTo),
  cards: cards.map(({ netProfitYear, ...card }) => ({ ...card, netProfitYear: netProfitYear || null })),
});

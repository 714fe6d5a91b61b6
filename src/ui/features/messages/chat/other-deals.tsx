import type { ReactElement } from 'react';
import type { WireDealCard } from '../../../../../contract/chat/deal-card';
import { DealStrip } from './deal-facts';
import { chatText as text } from './text';

/** The other deals that the two share, folded up at first. */
export function OtherDeals({ cards }: { readonly cards: readonly WireDealCard[] }): ReactElement | null {
  if (cards.length === 0) return null;
  return (
    <details className="chat-others">
      <summary>{text.otherDeals(cards.length)}</summary>
      <div className="chat-others-list">
        {cards.map((card) => (
          <DealStrip key={`${card.deal} ${card.place}`} card={card} />
        ))}
      </div>
    </details>
  );
}

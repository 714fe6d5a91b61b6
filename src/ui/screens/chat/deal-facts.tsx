import type { ReactElement } from 'react';
import type { WireDealCard } from '../../../../contract/chat/deal-card';
import { rangeText } from '../../../../contract/values/range-text';
import { amountFigure } from '../../../../contract/values/amount-figure';
import { dealPath } from '../../../domain/chat/chat-addresses';
import { ndaStateLabels } from '../../../domain/sale/nda-state';
import { narrowSpace } from '../../../../contract/values/digit-groups';
import { Link } from 'react-router-dom';
import { Icon } from '../../parts/icon/icon';
import { Separator } from '../../parts/separator/separator';
import { StatusTag } from '../../parts/tag/status-tag';
import { ndaTones } from '../../parts/deal-list/nda-tones';
import { chatText as text } from './text';

const sumText = ({ minAmount, maxAmount, amountHidden }: WireDealCard): string => {
  if (amountHidden) return text.sealed;
  if (minAmount !== null && minAmount === maxAmount) {
    const { figure, unit } = amountFigure(minAmount);
    return `${figure}${narrowSpace}${unit}`;
  }
  return rangeText(minAmount, maxAmount) || text.negotiable;
};

/** What the conversation is about, above its messages: pressed it leads there. */
export function DealStrip({ card }: { readonly card: WireDealCard }): ReactElement {
  const stands = text.cardStates[card.state];
  return (
    <Link className="chat-deal" to={dealPath(card.deal, card.place)}>
      <span className="chat-deal-what">
        <b>{card.title}</b>
        <small>
          {card.code === null ? text.dealCard[card.deal] : card.code}
          <Separator />
          {card.amountLabel} {sumText(card)}
        </small>
      </span>
      {stands === '' ? null : <StatusTag tone="over" word={stands} />}
      {card.ndaState === null ? null : (
        <StatusTag tone={ndaTones[card.ndaState]} word={ndaStateLabels[card.ndaState]} />
      )}
      <Icon name="forward" size={16} />
    </Link>
  );
}

/** Of what a shared card shows, beside its title, all that is known of the same deal. */
export function CardFacts({ card }: { readonly card: WireDealCard }): ReactElement {
  const stands = text.cardStates[card.state];
  const facts = [card.industry, card.region, stands].filter((fact) => fact !== null && fact !== '');
  return (
    <>
      {facts.length === 0 ? null : (
        <small>
          {facts.map((fact, index) => (
            <span key={fact}>
              {index === 0 ? null : <Separator />}
              {fact}
            </span>
          ))}
        </small>
      )}
      <small className="chat-card-sum">
        {card.amountLabel} <b>{sumText(card)}</b>
      </small>
    </>
  );
}

import type { ReactElement } from 'react';
import type { WireDealCard } from '../../../../../contract/chat/deal-card';
import { kinds } from '../../../../../contract/kind/kinds';
import { rangeText } from '../../../../../contract/values/range-text';
import { amountFigure, figureText } from '../../../../../contract/values/amount-figure';
import { addressAt } from '../../../../../contract/kind/address';
import { ndaAddressAt } from '../../../../domain/nda/nda-address';
import { ndaStateLabels } from '../../../../domain/sale/nda-state';
import { narrowSpace } from '../../../../../contract/values/digit-groups';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../../../kit/action/button/button-link';
import { Icon } from '../../../kit/display/icon/icon';
import { Separator } from '../../../kit/display/separator/separator';
import { StatusTag } from '../../../kit/display/tag/status-tag';
import { ndaTones } from '../../deal/deal-list/nda-tones';
import { SealedField, SealWay } from '../../../kit/display/seal/sealed-field';
import { chatText as text } from './text';

const sumText = ({ minAmount, maxAmount }: WireDealCard): string => {
  if (minAmount !== null && minAmount === maxAmount) return figureText(amountFigure(minAmount));
  return rangeText(minAmount, maxAmount) || text.negotiable;
};

function Fact({ name, sum }: { readonly name: string; readonly sum: string }): ReactElement {
  const [figure = '', unit] = sum.split(narrowSpace);
  return (
    <div className="chat-deal-fact">
      <dt>{name}</dt>
      <dd>
        <b>{figure}</b>
        {unit === undefined ? null : (
          <>
            {narrowSpace}
            {unit}
          </>
        )}
      </dd>
    </div>
  );
}

/** A sealed sum, which leads to the NDA of the deal; the owner and a demand have none. */
export const SealedSum = ({
  card: { deal, place, ndaState },
}: {
  readonly card: WireDealCard;
}): ReactElement => (
  <SealWay value={deal === 'sale' && ndaState !== null ? ndaAddressAt(place) : null}>
    <SealedField />
  </SealWay>
);

const Tags = ({ card: { state, ndaState } }: { readonly card: WireDealCard }): ReactElement => (
  <>
    {text.cardStates[state] === '' ? null : <StatusTag tone="over" word={text.cardStates[state]} />}
    {ndaState === null ? null : <StatusTag tone={ndaTones[ndaState]} word={ndaStateLabels[ndaState]} />}
  </>
);

/** The same on a desktop, where there is room for all that is known of it. */
export function DealBar({ card }: { readonly card: WireDealCard }): ReactElement {
  const { netProfit, netProfitYear } = card;
  const facts = [card.code ?? kinds[card.deal].shortLabel, card.industry, card.region];
  return (
    <div className="chat-deal">
      <span className="chat-deal-what">
        <b>{card.title}</b>
        <small>
          {facts
            .filter((fact) => fact !== null)
            .map((fact, index) => (
              <span key={fact}>
                {index === 0 ? null : <Separator />}
                <span>{fact}</span>
              </span>
            ))}
        </small>
      </span>
      <dl className="chat-deal-facts">
        {netProfit === null ? null : (
          <Fact name={text.netProfit(netProfitYear)} sum={figureText(amountFigure(netProfit))} />
        )}
        {card.amountHidden ? (
          <div className="chat-deal-fact">
            <dt>{card.amountLabel}</dt>
            <dd>
              <SealedSum card={card} />
            </dd>
          </div>
        ) : (
          <Fact name={card.amountLabel} sum={sumText(card)} />
        )}
      </dl>
      <Tags card={card} />
      <ButtonLink kind="secondary" small to={addressAt(card.deal, card.place)}>
        {text.openDeal}
      </ButtonLink>
    </div>
  );
}

/** What the conversation is about, above its messages: pressed it leads there. */
export function DealStrip({ card }: { readonly card: WireDealCard }): ReactElement {
  return (
    <div className="chat-deal chat-deal-strip">
      <span className="chat-deal-what">
        <Link to={addressAt(card.deal, card.place)}>
          <b>{card.title}</b>
        </Link>
        <small>
          <span translate={card.code === null ? undefined : 'no'}>
            {card.code === null ? kinds[card.deal].shortLabel : card.code}
          </span>
          <Separator />
          <span>
            {card.amountLabel} {card.amountHidden ? <SealedSum card={card} /> : sumText(card)}
          </span>
        </small>
      </span>
      <Tags card={card} />
      <Icon name="forward" size={16} />
    </div>
  );
}

/** Returns the known facts of the shared deal, in addition to the title of its card. */
export function CardFacts({ card }: { readonly card: WireDealCard }): ReactElement {
  const stateText = text.cardStates[card.state];
  const facts = [card.industry, card.region, stateText].filter((fact) => fact !== null && fact !== '');
  return (
    <>
      {facts.length === 0 ? null : (
        <small>
          {facts.map((fact, index) => (
            <span key={fact}>
              {index === 0 ? null : <Separator />}
              <span>{fact}</span>
            </span>
          ))}
        </small>
      )}
      <small className="chat-card-sum">
        {card.amountLabel} {card.amountHidden ? <SealedSum card={card} /> : <b>{sumText(card)}</b>}
      </small>
    </>
  );
}

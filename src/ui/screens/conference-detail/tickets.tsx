import type { ReactElement } from 'react';
import type { ConferenceDetail } from '../../../../contract/conference/conference';
import {
  saleTimes,
  ticketSale,
  ticketSorts,
  type TicketType,
} from '../../../../contract/conference/ticket-type';
import { eventMomentText } from '../../../domain/event/event-time';
import { noRefundText, refundRules } from '../../../domain/ticket/refund-rules';
import { registerAddress } from '../../../domain/ticket/register-address';
import { withNarrowSpaces } from '../../../domain/text/with-narrow-spaces';
import type { WallClock } from '../../../domain/time/date-fields';
import { ButtonLink } from '../../kit/action/button/button-link';
import { useReaderClock } from '../../kit/display/confirmed-day/use-reader-clock';
import { Panel } from '../../kit/display/panel/panel';
import { Price } from '../../kit/display/price/price';
import { Separated } from '../../kit/display/separator/separated';
import { conferenceDetailText as text } from './text';

interface TicketsProps {
  readonly conference: ConferenceDetail;
  /** Milliseconds since 1970. */
  readonly now: number;
}

interface TicketProps extends TicketsProps {
  readonly type: TicketType;
}

/** The places left of a type, or why none can be bought; and until when. */
const saleTexts = ({ type, conference, now }: TicketProps, reader: WallClock): readonly string[] => {
  const { from, until } = saleTimes(type, conference);
  const moment = (time: number): string => eventMomentText(time, now, reader);
  switch (ticketSale(type, conference, now)) {
    case 'notYet':
      return [text.saleFrom(moment(from))];
    case 'onSale':
      return [text.remaining(type.left), text.saleUntil(moment(until))];
    case 'soldOut':
      return [text.soldOut];
    case 'over':
      return [text.saleOver];
  }
};

const refundTexts = ({ refunds, price }: TicketType, now: number, reader: WallClock): readonly string[] => {
  if (price === 0) return [];
  const rules = refundRules(refunds, now, (time) => eventMomentText(time, now, reader));
  return rules.length === 0 ? [noRefundText] : rules;
};

function Ticket(props: TicketProps): ReactElement {
  const { type, conference, now } = props;
  const reader = useReaderClock();
  const canBuy = ticketSale(type, conference, now) === 'onSale';
  return (
    <li className={canBuy ? 'conf-ticket' : 'conf-ticket conf-ticket-off'}>
      <div>
        <h3>
          {type.name}
          {type.name.startsWith(ticketSorts[type.sort]) ? null : <small>{ticketSorts[type.sort]}</small>}
        </h3>
        <p className="conf-sale">
          <Separated facts={saleTexts(props, reader)} />
        </p>
        {type.includes === '' ? null : <p>{withNarrowSpaces(type.includes)}</p>}
        <p className="conf-terms">
          <Separated
            facts={[
              text.limit(type.limit),
              type.review ? text.review : '',
              ...refundTexts(type, now, reader),
            ]}
          />
        </p>
      </div>
      <span className="conf-price">
        {type.price === 0 ? text.free : <Price of={type.price} size="middle" />}
        {canBuy ? (
          <ButtonLink small to={registerAddress(conference.id, type.id)}>
            <span aria-hidden="true">{text.choose}</span>
            <span className="vh">{text.chooseOf(type.name)}</span>
          </ButtonLink>
        ) : null}
      </span>
    </li>
  );
}

/** The ticket types with price, what is left, limits and refunds; those that cannot be bought stay, in grey. */
export const Tickets = ({ conference, now }: TicketsProps): ReactElement => (
  <Panel title={text.tickets}>
    <ul className="conf-tickets">
      {conference.tickets.map((type) => (
        <Ticket key={type.id} type={type} conference={conference} now={now} />
      ))}
    </ul>
  </Panel>
);

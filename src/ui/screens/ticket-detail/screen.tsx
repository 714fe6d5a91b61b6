import { addressOf } from '../../../../contract/kind/address';
import { shallowEqual, useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import type { Ticket } from '../../../../contract/ticket/ticket';
import { selectAskFirst, type AskFirstMachine } from '../../../application/kit/ask-first/machine';
import type { PresentMachine } from '../../../application/kit/present/machine';
import type { ResourceMachine } from '../../../application/kit/resource/machine';
import type { ChangeMachine, OfferMachine, TicketAct } from '../../../application/member/ticket/one-ticket';
import { orderAddress } from '../../../domain/order/order-address';
import { refundRulesText } from '../../../domain/ticket/refund-rules';
import { isForCalendar, ticketStateAt } from '../../../domain/ticket/ticket-states';
import type { User } from '../../../domain/user/user';
import { Present } from '../../features/event/standing';
import { DetailStates } from '../../features/page/detail-page';
import { useResource } from '../../features/page/use-resource';
import { CalendarButton, type TicketCalendar } from '../../features/ticket/calendar-button';
import { ticketText } from '../../features/ticket/text';
import { TicketFace } from '../../features/ticket/ticket-face';
import { ToPay } from '../../features/ticket/to-pay';
import { useFlows } from '../../frame/context/flows';
import { useNotFoundTitle } from '../../frame/context/use-own-title';
import { usePartFlow } from '../../frame/page-frame/use-page-flows';
import { Button } from '../../kit/action/button/button';
import { ButtonLink } from '../../kit/action/button/button-link';
import { Icon } from '../../kit/display/icon/icon';
import { Panel } from '../../kit/display/panel/panel';
import { Sheet } from '../../kit/sheet/sheet';
import { ResultNote } from '../../kit/state/result-note/result-note';
import { ChangeSheet, OfferSheet } from './ticket-sheet';
import { ticketDetailText as text } from './text';
import './style.css';

export interface TicketDetailFlows {
  readonly ticket: ActorRefFrom<ResourceMachine<string, Ticket>>;
  readonly act: ActorRefFrom<AskFirstMachine<TicketAct>>;
  readonly change: ChangeMachine;
  readonly offer: OfferMachine;
  readonly calendar: TicketCalendar;
  readonly present: PresentMachine;
}

interface RowProps {
  readonly word: string;
  readonly about: string;
  /** A path, or what a press does. */
  readonly go: string | (() => void);
}

/** One thing to do, with what it means. */
function ActRow({ word, about, go }: RowProps): ReactElement {
  const content = (
    <>
      <span>
        <b>{word}</b>
        <span className="muted">{about}</span>
      </span>
      <Icon name="forward" size={16} />
    </>
  );
  return typeof go === 'string' ? (
    <Link className="member-row ticket-act" to={go}>
      {content}
    </Link>
  ) : (
    <button type="button" className="member-row ticket-act" onClick={go}>
      {content}
    </button>
  );
}

interface OneProps extends Omit<TicketDetailFlows, 'ticket' | 'present'> {
  readonly ticket: Ticket;
  readonly userId: string;
  readonly now: number;
}

/** What the holder can do with the ticket now; the gateway says what. */
function Acts(props: OneProps): ReactElement | null {
  const { ticket, act, change, offer, userId, now } = props;
  const { number, attendee, can, offer: waiting, orderNo, orderTickets, refunds, state } = ticket;
  const given = { given: { number }, userId };
  const changing = usePartFlow(change, { ...given, initial: attendee });
  const offering = usePartFlow(offer, { ...given, initial: { name: '', phone: '' } });
  const acting = useSelector(act, selectAskFirst<TicketAct>, shallowEqual);
  const ask = (asked: TicketAct['act']) => () =>
    act.send({ type: 'ask.requested', subject: { number, act: asked } });
  const order = orderNo === null ? '' : orderAddress(orderNo);
  const rules = refundRulesText(refunds, now);
  const isRuled = refunds.length > 0;
  const rows: readonly (RowProps & { readonly may: boolean })[] = [
    {
      may: can.includes('change'),
      word: text.change,
      about: text.changeText,
      go: () => changing.send({ type: 'form.opened' }),
    },
    {
      may: can.includes('transfer'),
      word: text.transfer,
      about: text.transferText,
      go: () => offering.send({ type: 'form.opened' }),
    },
    { may: can.includes('invoice'), word: text.invoice, about: text.invoiceText, go: order },
    {
      may: can.includes('refund') && !(isRuled && rules === ''),
      word: text.refund,
      about: text.refundText(isRuled ? rules : text.refundWhole, orderTickets),
      go: order,
    },
    {
      may: can.includes('cancel'),
      word: text.cancel,
      about: state === 'toPay' && orderTickets > 1 ? text.cancelOrder(orderTickets) : text.cancelText,
      go: ask('cancel'),
    },
  ];
  const shown = rows.filter(({ may }) => may);
  const words = acting.subject === null ? null : text.asks[acting.subject.act];
  return (
    <>
      {acting.error === null ? null : <ResultNote kind="failed">{acting.error}</ResultNote>}
      {waiting === null ? null : (
        <section className="ticket-acts" aria-label={text.withdraw}>
          <p role="status">{ticketText.offered(waiting.peerName, waiting.peerPhone)}</p>
          <Button block busy={acting.phase === 'calling'} onPress={ask('withdraw')}>
            {acting.phase === 'calling' ? text.working : text.withdraw}
          </Button>
        </section>
      )}
      {shown.length === 0 ? null : (
        <div className="ticket-panel">
          <Panel title={text.acts}>
            <ul className="member-rows">
              {shown.map((row) => (
                <li key={row.word}>
                  <ActRow {...row} />
                </li>
              ))}
            </ul>
          </Panel>
        </div>
      )}
      <ChangeSheet form={changing} />
      <OfferSheet form={offering} />
      {acting.phase === 'asking' && words !== null ? (
        <Sheet title={words.title} onClose={() => act.send({ type: 'ask.dismissed' })}>
          <div className="ticket-form">
            <p>{words.text}</p>
            <div className="ticket-two">
              <Button block onPress={() => act.send({ type: 'ask.dismissed' })}>
                {text.back}
              </Button>
              <Button kind="danger" block onPress={() => act.send({ type: 'ask.confirmed' })}>
                {words.confirm}
              </Button>
            </div>
          </div>
        </Sheet>
      ) : null}
    </>
  );
}

/** The ticket, its payment, its code, and what can be done with it. */
function One(props: OneProps): ReactElement {
  const { ticket, calendar, now } = props;
  const { reason, conferenceId, number } = ticket;
  const state = ticketStateAt(ticket, now);
  const ended = state !== ticket.state;
  return (
    <>
      <TicketFace ticket={ticket} now={now}>
        <p className="ticket-about">{reason === '' ? ticketText.abouts[state] : reason}</p>
      </TicketFace>
      <ToPay of={ticket} now={now} />
      <section className="ticket-acts" aria-label={text.title}>
        {state === 'valid' ? (
          <ButtonLink kind="primary" block to={`/qr_code?ticket=${number}`}>
            {text.code}
          </ButtonLink>
        ) : null}
        {isForCalendar(ticket, now) ? <CalendarButton calendar={calendar} of={ticket} now={now} /> : null}
        <ButtonLink block to={addressOf('conference', { id: conferenceId })}>
          {text.conference}
        </ButtonLink>
      </section>
      {ended ? null : <Acts {...props} key={`${number} ${ticket.changedAt}`} />}
    </>
  );
}

export interface TicketDetailScreenProps {
  readonly user: User;
  readonly flows: TicketDetailFlows;
}

/** One ticket of the member (SCR-08). */
export function TicketDetailScreen({ user: { userId }, flows }: TicketDetailScreenProps): ReactElement {
  const now = useFlows().now();
  const { ticket, present, ...others } = flows;
  const { status, onReload } = useResource(ticket);
  useNotFoundTitle(status.phase === 'notFound');
  return (
    <DetailStates
      status={status}
      onReload={onReload}
      text={text}
      shape="order"
      list="/user/conf"
      now={now}
      ready={(own) => (
        <Present present={present} first={now}>
          {(at) => <One {...others} ticket={own} userId={userId} now={at} />}
        </Present>
      )}
    />
  );
}

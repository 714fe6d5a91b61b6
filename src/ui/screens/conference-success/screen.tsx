import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import type { TicketRegistration } from '../../../../contract/ticket/ticket';
import type { PresentMachine } from '../../../application/kit/present/machine';
import type { RegisteredMachine } from '../../../application/member/ticket/registered';
import { registerAddress } from '../../../domain/ticket/register-address';
import { isComing, isForCalendar, ticketStateAt } from '../../../domain/ticket/ticket-states';
import { Present } from '../../features/event/standing';
import { DetailStates } from '../../features/page/detail-page';
import { useResource } from '../../features/page/use-resource';
import { CalendarButton, type TicketCalendar } from '../../features/ticket/calendar-button';
import { TicketFace } from '../../features/ticket/ticket-face';
import { ToPay } from '../../features/ticket/to-pay';
import { useFlows } from '../../frame/context/flows';
import { useWhoIsHere } from '../../frame/context/who-is-here';
import { usePartFlow } from '../../frame/page-frame/use-page-flows';
import { Button } from '../../kit/action/button/button';
import { ButtonLink } from '../../kit/action/button/button-link';
import { RowIcon } from '../../kit/display/icon/row-icon';
import { PageBar } from '../../kit/page/page-bar';
import { StatePanel } from '../../kit/state/state-panel/state-panel';
import { conferenceSuccessText as text } from './text';
import '../../frame/member-frame/member-frame.css';
import './style.css';

export interface ConferenceSuccessScreenProps {
  readonly flows: {
    readonly registration: RegisteredMachine;
    readonly calendar: TicketCalendar;
    readonly present: PresentMachine;
  };
}

interface ResultProps {
  readonly registration: TicketRegistration;
  readonly calendar: TicketCalendar;
  readonly now: number;
}

/** What became of the registration, its payment, and its tickets. */
function Result({ registration, calendar, now }: ResultProps): ReactElement {
  const { tickets, conferenceId } = registration;
  const state = ticketStateAt(registration, now);
  const { title, text: about } = text.results[state];
  const [first] = tickets;
  return (
    <>
      <section className="conf-result" role="status">
        <RowIcon name={state === 'valid' ? 'check' : 'information'} size={28} />
        <h2>{title}</h2>
        <p>{about}</p>
      </section>
      {state === 'toPay' && first !== undefined ? <ToPay of={first} now={now} /> : null}
      {tickets.map((ticket) => (
        <TicketFace key={ticket.number} ticket={ticket} now={now} />
      ))}
      <section className="ticket-acts" aria-label={text.title}>
        {state === 'valid' ? (
          <ButtonLink kind="primary" block to="/qr_code">
            {text.toCode}
          </ButtonLink>
        ) : null}
        {isForCalendar(registration, now) ? (
          <CalendarButton calendar={calendar} of={registration} now={now} />
        ) : null}
        {isComing(registration, now) || state === 'checkedIn' ? null : (
          <ButtonLink kind="primary" block to={registerAddress(conferenceId)}>
            {text.again}
          </ButtonLink>
        )}
        <ButtonLink block to="/user/conf">
          {text.toTickets}
        </ButtonLink>
      </section>
    </>
  );
}

interface RegisteredProps {
  readonly machine: RegisteredMachine;
  readonly calendar: TicketCalendar;
  readonly present: PresentMachine;
  readonly id: string;
}

/** The registration of the member, once it is known that there is a member. */
function Registered({ machine, calendar, present, id }: RegisteredProps): ReactElement {
  const now = useFlows().now();
  const registration = usePartFlow(machine, { input: id });
  return (
    <DetailStates
      {...useResource(registration)}
      text={text}
      shape="order"
      list="/user/conf"
      now={now}
      ready={(found) => (
        <Present present={present} first={now}>
          {(at) => <Result registration={found} calendar={calendar} now={at} />}
        </Present>
      )}
    />
  );
}

/** What became of a registration (SCR-08, PAY-05). A visitor is asked to log in: whose it is, the token says. */
export function ConferenceSuccessScreen({
  flows: { registration, calendar, present },
}: ConferenceSuccessScreenProps): ReactElement {
  const { navigation } = useFlows().app;
  const { loggedIn } = useWhoIsHere();
  const id = new URLSearchParams(useLocation().search).get('registration') ?? '';
  return (
    <div className="member-page">
      <PageBar title={text.title} />
      {loggedIn ? (
        <Registered key={id} machine={registration} calendar={calendar} present={present} id={id} />
      ) : (
        <StatePanel picture="empty" title={text.login} text={text.loginText}>
          <Button kind="primary" onPress={() => navigation.send({ type: 'login.wanted' })}>
            {text.toLogin}
          </Button>
        </StatePanel>
      )}
    </div>
  );
}

import type { ReactElement, ReactNode } from 'react';
import type { OwnTicket } from '../../../../contract/gate/gate';
import type { TicketCodeEvent } from '../../../application/gate/ticket-code/context';
import type { TicketCodeStatus } from '../../../application/gate/ticket-code/status';
import { ticketNumberText } from '../../../domain/ticket/ticket-states';
import { beijingClock } from '../../../domain/time/date-fields';
import { momentText } from '../../../domain/time/moment-text';
import { Button } from '../../kit/action/button/button';
import { ButtonLink } from '../../kit/action/button/button-link';
import { useReaderClock } from '../../kit/display/confirmed-day/use-reader-clock';
import { QrCode } from '../../kit/display/qr-code/qr-code';
import { NoticeBar } from '../../kit/state/notice-bar/notice-bar';
import { PageBones } from '../../kit/state/skeleton/page-bones';
import { StatePanel } from '../../kit/state/state-panel/state-panel';
import { qrCodeText as text } from './text';
import './style.css';

export interface QrCodeViewProps {
  readonly status: TicketCodeStatus;
  /** Milliseconds since 1970 by the server's clock. */
  readonly now: number;
  readonly send: (event: TicketCodeEvent) => void;
}

interface NoCodeProps {
  readonly title: string;
  readonly children: string;
  readonly action?: ReactNode;
}

/** Why there is no code, in its place, and what to do. */
function NoCode({ title, children, action }: NoCodeProps): ReactElement {
  return (
    <div className="ticket-no-code" role="status">
      <b>{title}</b>
      <p>{children}</p>
      {action}
    </div>
  );
}

function Code({ status, send }: Pick<QrCodeViewProps, 'status' | 'send'>): ReactElement {
  const { phase, code, awake, ticket, failure } = status;
  const takeOver = (word: string): ReactElement => (
    <Button kind="primary" onPress={() => send({ type: 'code.takeOverRequested' })}>
      {word}
    </Button>
  );
  switch (phase) {
    case 'shown':
      return (
        <>
          <span className="ticket-code">
            <QrCode text={code ?? ''} label={text.code} />
          </span>
          <p className="ticket-bright">{awake ? text.awake : text.dark}</p>
        </>
      );
    case 'over':
      return (
        <NoCode title={text.standing(ticket?.standing ?? 'void')}>
          {text.standingText(ticket?.standing ?? 'void')}
        </NoCode>
      );
    case 'elsewhere':
      return (
        <NoCode title={text.elsewhere} action={takeOver(text.takeOver)}>
          {text.elsewhereText}
        </NoCode>
      );
    case 'unready':
      return (
        <NoCode title={text.unready} action={takeOver(text.again)}>
          {failure ?? text.unreadyText}
        </NoCode>
      );
    case 'keyless':
      return (
        <NoCode title={text.keyless} action={takeOver(text.again)}>
          {text.keylessText}
        </NoCode>
      );
    default:
      return (
        <div className="ticket-no-code" role="status">
          {text.preparing}
        </div>
      );
  }
}

function Choice({
  status: { tickets, ticket },
  send,
}: Pick<QrCodeViewProps, 'status' | 'send'>): ReactElement | null {
  if (tickets.length < 2) return null;
  return (
    <nav className="ticket-choice" aria-label={text.more}>
      {tickets.map((one) => (
        <button
          key={one.number}
          type="button"
          aria-pressed={one.number === ticket?.number}
          onClick={() => send({ type: 'ticket.chosen', number: one.number })}
        >
          <b>{one.attendee}</b>
          <span>{one.conf.title}</span>
        </button>
      ))}
    </nav>
  );
}

function Facts({ ticket }: { readonly ticket: OwnTicket }): ReactElement {
  const rows = [
    [text.attendee, ticket.attendee],
    [text.type, ticket.type],
    [text.company, ticket.company],
  ].filter(([, value]) => value !== '');
  return (
    <dl className="ticket-facts">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** One of the own tickets with its code, white and large; without network it says since when (MKT-22). */
export function QrCodeView({ status, now, send }: QrCodeViewProps): ReactElement {
  const { ticket, phase, offlineSince, listedAt, unkept, asking, failure } = status;
  const reader = useReaderClock();
  const at = (moment: number): string => momentText(moment, now, reader);
  if (ticket === null) {
    if (phase === 'empty')
      return (
        <StatePanel picture="empty" title={text.none} text={text.noneText}>
          <ButtonLink kind="primary" to="/conf">
            {text.toConferences}
          </ButtonLink>
        </StatePanel>
      );
    if (asking || offlineSince === null) return <PageBones shape="card" />;
    return (
      <StatePanel picture="failed" title={text.failed} text={failure ?? ''}>
        <Button kind="primary" onPress={() => send({ type: 'tickets.retryRequested' })}>
          {text.again}
        </Button>
      </StatePanel>
    );
  }
  const { conf, checkedInAt, standing } = ticket;
  return (
    <div className="ticket-page">
      {offlineSince === null ? null : (
        <NoticeBar>{(phase === 'shown' ? text.offline : text.offlineNoCode)(at(offlineSince))}</NoticeBar>
      )}
      <section className="ticket-card" aria-labelledby="ticket-title">
        <header>
          <h2 id="ticket-title">{conf.title}</h2>
          <span className="ticket-state">
            {checkedInAt === null ? text.standing(standing) : text.checkedIn(at(checkedInAt))}
          </span>
          <p>
            {momentText(conf.beginsAt, now, beijingClock)}
            {conf.place === '' ? '' : ` · ${conf.place}`}
          </p>
        </header>
        <div className="ticket-qr">
          <Code status={status} send={send} />
          <p className="ticket-code-number" aria-label={text.number}>
            {ticketNumberText(ticket.number)}
          </p>
        </div>
        <Facts ticket={ticket} />
      </section>
      <Choice status={status} send={send} />
      <p className="ticket-tip">
        {unkept === null ? text.tip : text.unkept} {listedAt === null ? '' : text.kept(at(listedAt))}
      </p>
    </div>
  );
}

import { shallowEqual, useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import { listAddress } from '../../../../contract/kind/address';
import { kinds } from '../../../../contract/kind/kinds';
import type { HeldTickets, TicketOffer } from '../../../../contract/ticket/ticket';
import { selectAskFirst, type AskFirstMachine } from '../../../application/kit/ask-first/machine';
import type { ResourceMachine } from '../../../application/kit/resource/machine';
import type { OwnActivitiesMachine } from '../../../application/member/activity-registration/own-activities';
import type { OfferAnswer } from '../../../application/member/ticket/own-tickets';
import { ownActivitiesAddress, ownEventsIn } from '../../../domain/activity/own-activity';
import {
  ownTicketsAddress,
  ticketStateAt,
  ticketStateIn,
  ticketStateNames,
  ticketStates,
} from '../../../domain/ticket/ticket-states';
import { useResource } from '../../features/page/use-resource';
import { useFlows } from '../../frame/context/flows';
import { Button } from '../../kit/action/button/button';
import { FilterTabs } from '../../kit/action/filter-tabs/filter-tabs';
import { Panel } from '../../kit/display/panel/panel';
import { Sheet } from '../../kit/sheet/sheet';
import { EarlierNotice } from '../../kit/state/notice-bar/earlier-notice';
import { ResultNote } from '../../kit/state/result-note/result-note';
import { PageBones } from '../../kit/state/skeleton/page-bones';
import { FailedPanel } from '../../kit/state/state-panel/failed-panel';
import { OwnActivities } from './activities';
import { ByState } from './by-state';
import { TicketRow } from './ticket-row';
import { ownTicketsText as text } from './text';
import '../../features/ticket/style.css';
import './style.css';

export interface OwnTicketsScreenProps {
  readonly flows: {
    readonly tickets: ActorRefFrom<ResourceMachine<undefined, HeldTickets>>;
    readonly answer: ActorRefFrom<AskFirstMachine<OfferAnswer>>;
    readonly activities: OwnActivitiesMachine;
  };
}

interface OwnConferencesProps extends Pick<OwnTicketsScreenProps['flows'], 'tickets' | 'answer'> {
  readonly search: string;
  readonly now: number;
}

interface OffersProps {
  readonly offers: readonly TicketOffer[];
  readonly busy: boolean;
  readonly onAnswer: (answer: OfferAnswer) => void;
}

/** The tickets that other members offer, each with its two answers. */
function Offers({ offers, busy, onAnswer }: OffersProps): ReactElement | null {
  if (offers.length === 0) return null;
  return (
    <Panel title={text.offers}>
      <ul className="ticket-offers">
        {offers.map(({ id, conferenceTitle, typeName, peerName, peerPhone }) => (
          <li key={id}>
            <p>
              <b>{conferenceTitle}</b> {typeName}
            </p>
            <p className="muted">{text.offerOf(peerName, peerPhone)}</p>
            <div className="ticket-two">
              <Button
                busy={busy}
                onPress={() => onAnswer({ offerId: id, answer: 'decline', title: conferenceTitle })}
              >
                {text.decline}
              </Button>
              <Button
                kind="primary"
                busy={busy}
                onPress={() => onAnswer({ offerId: id, answer: 'accept', title: conferenceTitle })}
              >
                {text.accept}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** The member's tickets by state, and those that other members offer (SCR-08). */
function OwnConferences({ tickets, answer, search, now }: OwnConferencesProps): ReactElement {
  const { status, onReload } = useResource(tickets);
  const answering = useSelector(answer, selectAskFirst<OfferAnswer>, shallowEqual);
  const { value, phase, failure } = status;
  if (value === null)
    return phase === 'loading' ? (
      <PageBones shape="orders" />
    ) : (
      <FailedPanel title={text.failed} failure={failure} onReload={onReload} />
    );
  const { subject, error } = answering;
  const words = subject === null ? null : text.ask[subject.answer];
  return (
    <>
      <EarlierNotice status={status} now={now} />
      {error === null ? null : <ResultNote kind="failed">{error}</ResultNote>}
      <Offers
        offers={value.offers}
        busy={answering.phase === 'calling'}
        onAnswer={(asked) => answer.send({ type: 'ask.requested', subject: asked })}
      />
      <ByState
        items={value.tickets}
        stateOf={(ticket) => ticketStateAt(ticket, now)}
        words={ticketStates}
        order={ticketStateNames}
        asked={ticketStateIn(search)}
        addressOf={ownTicketsAddress}
        text={text}
        list={listAddress('conference')}
        keyOf={({ number }) => number}
        row={(ticket) => <TicketRow ticket={ticket} now={now} />}
      />
      {answering.phase === 'asking' && subject !== null && words !== null ? (
        <Sheet title={words.title} onClose={() => answer.send({ type: 'ask.dismissed' })}>
          <div className="ticket-form">
            <p>{words.text(subject.title)}</p>
            <div className="ticket-two">
              <Button block onPress={() => answer.send({ type: 'ask.dismissed' })}>
                {text.back}
              </Button>
              <Button
                kind={subject.answer === 'accept' ? 'primary' : 'danger'}
                block
                onPress={() => answer.send({ type: 'ask.confirmed' })}
              >
                {words.confirm}
              </Button>
            </div>
          </div>
        </Sheet>
      ) : null}
    </>
  );
}

/** What the member takes part in: conferences or activities, as the address says (SCR-08). */
export function OwnTicketsScreen({ flows }: OwnTicketsScreenProps): ReactElement {
  const { tickets, answer, activities } = flows;
  const now = useFlows().now();
  const { search } = useLocation();
  const shown = ownEventsIn(search);
  return (
    <div className="own-tickets">
      <FilterTabs
        label={text.kinds}
        tabs={[
          { to: ownTicketsAddress(null), word: kinds.conference.label, current: shown === 'conference' },
          { to: ownActivitiesAddress(null), word: kinds.activity.label, current: shown === 'activity' },
        ]}
      />
      {shown === 'activity' ? (
        <OwnActivities machine={activities} search={search} now={now} />
      ) : (
        <OwnConferences tickets={tickets} answer={answer} search={search} now={now} />
      )}
    </div>
  );
}

import { useSelector } from '@xstate/react';
import type { ReactElement, ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import { eventState, eventStates, type EventFacts } from '../../../../contract/event/event-state';
import type { PresentMachine } from '../../../application/kit/present/machine';
import { countdownOf } from '../../../domain/event/countdown';
import { usePartFlow } from '../../frame/page-frame/use-page-flows';
import './standing.css';

interface PresentProps {
  readonly present: PresentMachine;
  /** The present until the flow runs: that of the server's page. */
  readonly first: number;
  readonly children: (now: number) => ReactNode;
}

const selectNow = ({ context }: SnapshotFrom<PresentMachine>): number | null => context.now;

/** A part that renders once a minute, by the server's clock. */
export function Present({ present, first, children }: PresentProps): ReactNode {
  const now = useSelector(usePartFlow(present, undefined), selectNow);
  return children(now ?? first);
}

interface EventStandingProps {
  readonly event: EventFacts;
  readonly now: number;
}

/** The state of an event, and the time until the next one. */
export function EventStanding({ event, now }: EventStandingProps): ReactElement {
  const state = eventState(event, now);
  const countdown = countdownOf(event, now);
  return (
    <p className="event-now">
      <span className={`event-state event-${state}`} role="status">
        {eventStates[state]}
      </span>
      {countdown === null ? null : (
        <span>
          {countdown.word} <b>{countdown.left}</b>
        </span>
      )}
    </p>
  );
}

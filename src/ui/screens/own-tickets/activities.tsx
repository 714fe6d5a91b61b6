import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { OwnActivity } from '../../../../contract/activity/registration';
import { eventForms } from '../../../../contract/event/event';
import { addressOf, listAddress } from '../../../../contract/kind/address';
import type { OwnActivitiesMachine } from '../../../application/member/activity-registration/own-activities';
import {
  ownActivitiesAddress,
  ownActivityState,
  ownActivityStateIn,
  ownActivityStateNames,
  ownActivityStates,
  type OwnActivityState,
} from '../../../domain/activity/own-activity';
import { eventTimeText } from '../../../domain/event/event-time';
import { useResource } from '../../features/page/use-resource';
import { usePartFlow } from '../../frame/page-frame/use-page-flows';
import { useReaderClock } from '../../kit/display/confirmed-day/use-reader-clock';
import { StatusTag, type StatusTone } from '../../kit/display/tag/status-tag';
import { EarlierNotice } from '../../kit/state/notice-bar/earlier-notice';
import { PageBones } from '../../kit/state/skeleton/page-bones';
import { FailedPanel } from '../../kit/state/state-panel/failed-panel';
import { ByState } from './by-state';
import { ownTicketsText } from './text';

const text = ownTicketsText.activities;

const tones: Readonly<Record<OwnActivityState, StatusTone>> = {
  coming: 'done',
  waiting: 'pending',
  over: 'over',
  cancelled: 'over',
};

interface RowProps {
  readonly of: OwnActivity;
  readonly now: number;
}

/** One registration: its activity, when and where, and how far it is. */
function ActivityRow({ of, now }: RowProps): ReactElement {
  const { activityId, title, place, queuePlace } = of;
  const reader = useReaderClock();
  const state = ownActivityState(of, now);
  return (
    <Link className="ticket-row" to={addressOf('activity', { id: activityId })}>
      <span className="ticket-row-title">{title}</span>
      <StatusTag tone={tones[state]} word={ownActivityStates[state]} />
      <span className="ticket-row-facts">{eventTimeText(of, now, reader)}</span>
      <span className="ticket-row-facts">
        {place.form === 'online'
          ? eventForms.online
          : [place.region, place.venue].filter((part) => part !== '').join(' · ')}
      </span>
      {state === 'waiting' && queuePlace !== null ? (
        <span className="ticket-row-next">{text.queuePlace(queuePlace)}</span>
      ) : null}
    </Link>
  );
}

interface OwnActivitiesProps {
  readonly machine: OwnActivitiesMachine;
  readonly search: string;
  readonly now: number;
}

/** The member's registrations for activities, by state (SCR-08). */
export function OwnActivities({ machine, search, now }: OwnActivitiesProps): ReactElement {
  const { status, onReload } = useResource(usePartFlow(machine, { input: undefined }));
  const { value, phase, failure } = status;
  if (value === null)
    return phase === 'loading' ? (
      <PageBones shape="orders" />
    ) : (
      <FailedPanel title={text.failed} failure={failure} onReload={onReload} />
    );
  return (
    <>
      <EarlierNotice status={status} now={now} />
      <ByState
        items={value.list}
        stateOf={(each) => ownActivityState(each, now)}
        words={ownActivityStates}
        order={ownActivityStateNames}
        asked={ownActivityStateIn(search)}
        addressOf={ownActivitiesAddress}
        text={text}
        list={listAddress('activity')}
        keyOf={({ activityId }) => activityId}
        row={(each) => <ActivityRow of={each} now={now} />}
      />
    </>
  );
}

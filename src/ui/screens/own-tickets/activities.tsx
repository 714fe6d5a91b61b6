import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { OwnActivity } from '../../../../contract/activity/registration';
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
import { ButtonLink } from '../../kit/action/button/button-link';
import { FilterTabs, type FilterTab } from '../../kit/action/filter-tabs/filter-tabs';
import { useReaderClock } from '../../kit/display/confirmed-day/use-reader-clock';
import { StatusTag, type StatusTone } from '../../kit/display/tag/status-tag';
import { EarlierNotice } from '../../kit/state/notice-bar/earlier-notice';
import { PageBones } from '../../kit/state/skeleton/page-bones';
import { FailedPanel } from '../../kit/state/state-panel/failed-panel';
import { StatePanel } from '../../kit/state/state-panel/state-panel';
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
          ? text.online
          : [place.region, place.venue].filter((part) => part !== '').join(' · ')}
      </span>
      {state === 'waiting' && queuePlace !== null ? (
        <span className="ticket-row-next">{text.queuePlace(queuePlace)}</span>
      ) : null}
    </Link>
  );
}

interface ListProps {
  readonly list: readonly OwnActivity[];
  readonly search: string;
  readonly now: number;
}

/** The registrations of the state that the address names, with the number of each state. */
function Activities({ list, search, now }: ListProps): ReactElement {
  if (list.length === 0)
    return (
      <StatePanel picture="empty" title={text.none} text={text.noneText}>
        <ButtonLink kind="primary" to={listAddress('activity')}>
          {text.toList}
        </ButtonLink>
      </StatePanel>
    );
  const asked = ownActivityStateIn(search);
  const among = (state: OwnActivityState) => list.filter((each) => ownActivityState(each, now) === state);
  const tabs: readonly FilterTab[] = [
    {
      to: ownActivitiesAddress(null),
      word: ownTicketsText.all,
      current: asked === null,
      count: list.length,
    },
    ...ownActivityStateNames
      .map((state) => ({
        to: ownActivitiesAddress(state),
        word: ownActivityStates[state],
        current: state === asked,
        count: among(state).length,
      }))
      .filter(({ count, current }) => count > 0 || current),
  ];
  const shown = asked === null ? list : among(asked);
  return (
    <>
      <FilterTabs label={ownTicketsText.filters} tabs={tabs} />
      {shown.length === 0 && asked !== null ? (
        <StatePanel picture="empty" title={text.noneOf(ownActivityStates[asked])} text={text.noneOfText}>
          <ButtonLink to={ownActivitiesAddress(null)}>{ownTicketsText.toAll}</ButtonLink>
        </StatePanel>
      ) : (
        <ul className="ticket-rows" aria-label={text.list}>
          {shown.map((each) => (
            <li key={each.activityId}>
              <ActivityRow of={each} now={now} />
            </li>
          ))}
        </ul>
      )}
    </>
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
      <Activities list={value.list} search={search} now={now} />
    </>
  );
}

import type { ActorRefFrom } from 'xstate';
import { activityTypes, type ActivityDetail } from '../../../../contract/activity/activity';
import { eventForms } from '../../../../contract/event/event';
import { eventDayText } from '../../../domain/event/event-time';
import { listAddress } from '../../../../contract/kind/address';
import type { PresentMachine } from '../../../application/kit/present/machine';
import type { ResourceMachine } from '../../../application/kit/resource/machine';
import type { RegistrationFlows } from '../../../application/member/activity-registration/definition';
import { activityKind } from '../../../domain/activity/kind';
import { ThingTools, type DealToolFlows } from '../../features/deal-action/deal-tools/deal-tools';
import { EventStanding, Present } from '../../features/event/standing';
import type { DetailLook } from '../../features/page/detail-page';
import { ThingPage } from '../../features/page/thing-page';
import { useResource } from '../../features/page/use-resource';
import { thingTitle } from '../../frame/context/use-own-title';
import { ActivityPanels } from './panels';
import { Registering } from './registering';
import type { CalendarSaving } from './step';
import { activityDetailText as text } from './text';
import './style.css';

interface ActivityDetailFlows extends DealToolFlows {
  readonly thing: ActorRefFrom<ResourceMachine<{ readonly id: string }, ActivityDetail>>;
  readonly registering: RegistrationFlows;
  readonly present: PresentMachine;
  readonly calendar: CalendarSaving;
}

const key = (name: string, word: string) => ({ name, value: <span className="key-stage">{word}</span> });

const placesOf = ({ capacity, placesLeft, waiting }: ActivityDetail): string => {
  if (capacity === null || placesLeft === null) return text.unlimited;
  if (placesLeft > 0) return text.placesOf(placesLeft, capacity);
  return waiting > 0 ? text.waitingOf(waiting) : text.full;
};

const figuresOf = (activity: ActivityDetail, now: number) => [
  key(text.starts, eventDayText(activity.startsAt, now)),
  key(text.closes, eventDayText(activity.closesAt, now)),
  key(text.places, placesOf(activity)),
  key(text.fee, text.free),
];

/** One activity; all of it is public. */
export const activityDetailLook: DetailLook<ActivityDetail, ActivityDetailFlows> = {
  text,
  shape: 'deal',
  list: listAddress('activity'),
  useParts: ({ thing, registering, present, calendar, ...tools }, now) => {
    const { status, onReload } = useResource(thing);
    const { value } = status;
    return {
      status,
      onReload,
      ownTitle: thingTitle(status),
      notice:
        value === null ? null : (
          <Present present={present} first={now}>
            {(at) => <EventStanding event={value} now={at} />}
          </Present>
        ),
      ready: (activity) => (
        <ThingPage
          className="activity-page"
          title={activity.title}
          origin={[activity.organizer]}
          tags={[activityTypes[activity.type], eventForms[activity.place.form], ...activity.industries]}
          figures={figuresOf(activity, now)}
          aside={
            <>
              <Present present={present} first={now}>
                {(at) => <Registering activity={activity} flows={registering} calendar={calendar} now={at} />}
              </Present>
              <ThingTools flows={tools} kind={activityKind} thing={activity} open own={false} />
            </>
          }
          foot={text.foot}
        >
          <ActivityPanels activity={activity} now={now} />
        </ThingPage>
      ),
    };
  },
};

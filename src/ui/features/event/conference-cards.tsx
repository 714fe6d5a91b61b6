import type { Conference } from '../../../../contract/conference/conference';
import { eventForms } from '../../../../contract/event/event';
import { eventState, eventStates } from '../../../../contract/event/event-state';
import { eventDayText } from '../../../domain/event/event-time';
import { Price } from '../../kit/display/price/price';
import type { EventCards } from './event-card';
import { conferenceCardText as text } from './text';

/** Few enough places to say how many there are. */
const few = 20;

const stateOf = (conference: Conference, now: number): string => {
  const state = eventState(conference, now);
  const { placesLeft } = conference;
  return state === 'open' && placesLeft <= few ? text.left(placesLeft) : eventStates[state];
};

const priceOf = ({ priceFrom, priceTo }: Conference) => {
  if (priceTo === 0) return text.free;
  if (priceFrom === 0) return `${text.free}${text.from}`;
  return (
    <>
      <Price of={priceFrom} />
      {priceFrom === priceTo ? '' : ` ${text.from}`}
    </>
  );
};

/** The cards of conferences. */
export const conferenceCards: EventCards<Conference> = {
  heads: text.heads,
  card: (conference, now, state = stateOf(conference, now)) => ({
    title: conference.title,
    origin: [
      conference.host,
      conference.form === 'online' ? eventForms.online : conference.region,
      conference.venue,
    ],
    tags: conference.industries,
    figures: [
      { name: text.state, value: state },
      { name: text.starts, value: eventDayText(conference.startsAt, now) },
      { name: text.tickets, value: priceOf(conference) },
    ],
  }),
};

import type { Kept } from '../../../../contract/favourite/kept-lists';
import { conferenceCards } from '../../features/event/conference-cards';
import { favouriteEventsLook } from '../../features/event/favourite-events';
import { favouriteConferencesText as text } from './text';

/** The conferences that a user keeps. */
export const favouriteConferencesLook = favouriteEventsLook({
  kind: 'conference',
  cards: conferenceCards,
  eventOf: ({ conference }: Kept<'conference'>) => conference,
  stateOf: ({ state }) => state,
  text,
  toEvents: text.toConferences,
});

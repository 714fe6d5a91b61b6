import type { Conference } from '../../../../contract/conference/conference';
import { conferenceCards } from '../../features/event/conference-cards';
import type { ChoiceLook } from '../../features/page/choice-list-page';
import { conferenceListText as text } from './text';

/** Conferences by a filter. */
export const conferenceListLook: ChoiceLook<Conference> = {
  measure: '场',
  lead: text.lead,
  ...conferenceCards,
};

import { Conference, ConferenceDetail } from '../../../contract/conference/conference';
import { kinds } from '../../../contract/kind/kinds';
import type { Kind } from '../kind/kind';

/** Conferences. */
export const conferenceKind = {
  ...kinds.conference,
  name: 'conference',
  item: Conference,
  page: ConferenceDetail,
  share: null,
} as const satisfies Kind<'conference', Conference, ConferenceDetail>;

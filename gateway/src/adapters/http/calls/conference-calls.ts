import type { Conference, ConferenceDetail } from '../../../../../contract/conference/conference';
import { conferenceCalls as ofConferences } from '../../../../../contract/conference/calls';
import { refusals } from '../../../../../contract/refusal/refusal';
import type { PublicReading } from '../../../application/kind/public-reading';
import type { ConferenceQuery } from '../../../ports/conferences';
import type { Call } from './call';
import { publicChoiceCalls } from './choice-calls';

/** Conferences, which everybody may read. */
export const conferenceCalls = (
  conferences: PublicReading<ConferenceQuery, Conference, ConferenceDetail>,
): readonly Call[] =>
  publicChoiceCalls(ofConferences, conferences, { letter: 'h', unknown: refusals.conferenceUnknown });

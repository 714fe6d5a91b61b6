import { conferenceCalls as ofConferences } from '../../../../../contract/conference/calls';
import { refusals } from '../../../../../contract/refusal/refusal';
import type { ConferenceReading } from '../../../application/conference/conference-reading';
import type { Call } from './call';
import { publicChoiceCalls } from './choice-calls';

/** Conferences, which everybody may read. */
export const conferenceCalls = (conferences: ConferenceReading): readonly Call[] =>
  publicChoiceCalls(ofConferences, conferences, { letter: 'h', unknown: refusals.conferenceUnknown });

import type { ConferenceFilter } from '../../../contract/conference/calls';
import type { Conference, ConferenceDetail } from '../../../contract/conference/conference';
import type { PublicThings } from './public-things';

/** Which conferences are asked for; the groups of industries and regions are expanded. */
export type ConferenceQuery = ConferenceFilter;

/** What a page says beyond the card, without the ticket types. */
export type ConferenceFacts = Omit<ConferenceDetail, keyof Conference | 'tickets'>;

export type Conferences = PublicThings<ConferenceQuery, Conference, ConferenceDetail>;

import type { ChoiceCounts } from '../../../contract/kind/choice-counts';
import type { ConferenceFilter } from '../../../contract/conference/calls';
import type { Conference, ConferenceDetail } from '../../../contract/conference/conference';
import type { DealPlace } from '../domain/deal/deal-place';
import type { AskedPart, ListPart } from '../domain/page/list-part';

/** Which conferences are asked for; the groups of industries and regions are expanded. */
export type ConferenceQuery = ConferenceFilter;

/** What a page says beyond the card, without the ticket types. */
export type ConferenceFacts = Omit<ConferenceDetail, keyof Conference | 'tickets'>;

export interface Conferences {
  readonly page: (
    query: ConferenceQuery,
    asked: AskedPart<DealPlace>,
  ) => Promise<ListPart<Conference, DealPlace>>;
  readonly counts: (query: ConferenceQuery) => Promise<ChoiceCounts>;
  /** Null where there is no such conference, or it is withdrawn. */
  readonly one: (id: string) => Promise<ConferenceDetail | null>;
}

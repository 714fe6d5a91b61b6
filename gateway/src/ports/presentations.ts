import type { ChoiceCounts } from '../../../contract/kind/choice-counts';
import type { PresentationFilter } from '../../../contract/presentation/calls';
import type { Presentation } from '../../../contract/presentation/presentation';
import type { DealPlace } from '../domain/deal/deal-place';
import type { AskedPart, ListPart } from '../domain/page/list-part';
import type { StoredPresentation } from '../domain/presentation/presentation';

/** Which presentations are asked for; the groups of industries and regions are expanded. */
export type PresentationQuery = PresentationFilter & {
  /** Whether those of funds are among them. */
  readonly withGated: boolean;
};

export interface Presentations {
  readonly page: (
    query: PresentationQuery,
    asked: AskedPart<DealPlace>,
  ) => Promise<ListPart<Presentation, DealPlace>>;
  readonly counts: (query: PresentationQuery) => Promise<ChoiceCounts>;
  /** Null where there is no such presentation, or it is withdrawn. */
  readonly one: (id: string) => Promise<StoredPresentation | null>;
}

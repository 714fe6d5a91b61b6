import type { ChosenList, Understood } from '../../../../contract/assistant/understood';
import type { KindWith } from '../../../../contract/kind/kinds';
import type { CitedListing, Listing } from '../../domain/assistant/listing';
import { readQuestion } from '../../domain/assistant/question';
import type { Session } from '../../domain/session/session';
import type { FindListings } from '../kind/shown-kinds';
import type { OpenedDeals } from './opened-deals';

export interface FindingNeeds {
  readonly lists: Readonly<Record<KindWith<'source'>, FindListings>>;
  readonly opened: OpenedDeals;
}

export interface Found {
  readonly listings: readonly CitedListing[];
  readonly total: number;
  /** Null where the question names the company of a deal that is opened to the asker. */
  readonly understood: Understood | null;
}

const cited = (listings: readonly Listing[], most: number): readonly CitedListing[] =>
  listings.slice(0, most).map((listing, place) => ({ ...listing, number: place + 1 }));

/**
 * Finds what a question is about: what the asker chose in its place, the deals whose company it names and an NDA opens to
 * the asker, or the list that it is read as. Only public values are searched; an NDA decides what of a found deal is
 * returned (ENT-08).
 */
export const makeFinding =
  ({ lists, opened }: FindingNeeds) =>
  async (session: Session, question: string, chosen: ChosenList | null, most: number): Promise<Found> => {
    const named = chosen === null ? await opened(session, question) : [];
    if (named.length > 0) return { listings: cited(named, most), total: named.length, understood: null };
    const { kind, filter, dropped } = chosen === null ? readQuestion(question) : { ...chosen, dropped: [] };
    const { listings, total } = await lists[kind](session, filter, most);
    return {
      listings: cited(listings, most),
      total,
      understood: { kind, filter, count: total, dropped },
    };
  };

export type Finding = ReturnType<typeof makeFinding>;

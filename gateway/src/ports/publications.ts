import type { Reason } from '../../../contract/publication/publication';
import type { NoticeDraft, NoticeOf } from './message-store';
import type { ListedId } from './interests';
import type { Published } from '../domain/publication/published';
import type { Publication, SavedText } from '../domain/publication/publication';
import type { AskedPart, ListPart } from '../domain/page/list-part';
import type { Sale } from '../domain/sale/sale';

/** How many publications an account has, and how many of them were never submitted or await mending. */
export interface PublicationCounts {
  readonly all: number;
  readonly drafts: number;
}

/** The values of a listed sale that its form does not ask for, and its hidden names. */
export type UnaskedOfSale = Pick<Sale, 'valuation' | 'rdEmployees' | 'hidden'>;

/** The changes of a publication in addition to its text. */
export type StandingChange = Partial<
  Pick<
    Publication,
    'review' | 'reasons' | 'submittedAt' | 'listing' | 'confirmedAt' | 'reminded' | 'fields' | 'takenDown'
  >
>;

/** The notices of the end of a listing: to its owner, and to the parties to the deal. */
export type EndingNotices = (after: Publication, parties: readonly string[]) => readonly NoticeDraft[];

/** What members publish. Notices are stored with their change. A change names the version that it was decided by; null when that is no longer the one. */
export interface Publications {
  readonly page: (ownerId: string, asked: AskedPart) => Promise<ListPart<Publication>>;
  readonly one: (id: string) => Promise<Publication | null>;
  /** By which people name these deals and demands, by `listedKey`; without those that are gone. */
  readonly codesOf: (things: readonly ListedId[]) => Promise<ReadonlyMap<string, string>>;
  readonly byNumber: (number: number) => Promise<Publication | null>;
  /** Those that wait for the reviewer, the oldest first. */
  readonly pending: (most: number) => Promise<readonly Publication[]>;
  /**
   * Adds a draft while its owner has fewer than `most`, also when many are added at once; null when there is one of that
   * id.
   */
  readonly add: (
    ownerId: string,
    text: SavedText,
    savedAt: number,
    most: PublicationCounts,
  ) => Promise<Publication | 'tooMany' | 'tooManyDrafts' | null>;
  /** Saves a text over the version that it goes on from. */
  readonly save: (before: Publication, text: SavedText, savedAt: number) => Promise<Publication | null>;
  readonly change: (
    before: Publication,
    change: StandingChange,
    noticeOf?: NoticeOf<Publication>,
  ) => Promise<Publication | null>;
  /** Sends it back with reasons. */
  readonly reject: (
    before: Publication,
    reasons: readonly Reason[],
    noticeOf: NoticeOf<Publication>,
  ) => Promise<Publication | null>;
  /** Lists what comes of it, with the publication, together. */
  readonly list: (
    before: Publication,
    published: Published,
    at: number,
    noticeOf: NoticeOf<Publication>,
  ) => Promise<Publication | null>;
  /** Puts what came of it on the lists again or confirms it, together with the publication. */
  readonly relist: (before: Publication, change: StandingChange, at: number) => Promise<Publication | null>;
  /** Takes what came of it off the lists, together with the publication. */
  readonly end: (
    before: Publication,
    change: StandingChange,
    at: number,
    notices: EndingNotices,
  ) => Promise<Publication | null>;
  readonly remove: (before: Publication) => Promise<boolean>;
  /** Listed ones whose owner must be reminded of their age by now, or that must be unlisted, the oldest first. */
  readonly timeHasPassedFor: (now: number, most: number) => Promise<readonly Publication[]>;
  /** What has become of what came of it; null when there is nothing. */
  readonly dealState: (of: Publication) => Promise<'listed' | 'withdrawn' | 'closed' | null>;
  /** null where nothing is listed, and of a demand. */
  readonly listedSale: (of: Publication) => Promise<UnaskedOfSale | null>;
}

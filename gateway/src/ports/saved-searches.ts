import type { SavedSearch, SearchKind } from '../../../contract/search/saved-search';
import type { Message } from '../domain/message/message';
import type { SearchDraft } from '../domain/search/search-draft';

/** What a search is changed to. */
export type SearchChange = Pick<SavedSearch, 'name' | 'alert'>;

/** A thing by its kind and id. */
export interface ListedThing {
  readonly kind: SearchKind;
  readonly id: string;
}

/** A newly listed thing, with what every reader of its kind may see. */
export interface ListedHead extends ListedThing {
  readonly title: string;
  /** Its industry and region; '' for a kind without a single one. */
  readonly about: string;
  /** Its page. */
  readonly link: string;
  readonly ownerId: string | null;
}

/** A saved search with alerts. */
export interface WaitingSearch extends SavedSearch {
  readonly accountId: string;
}

/** Deals of a daily alert, by the search that they match. */
export interface DueDigest {
  readonly accountId: string;
  readonly found: readonly { readonly search: SavedSearch; readonly titles: readonly string[] }[];
}

/** A search with the ids of things that its list holds. */
export interface MatchedSearch {
  readonly search: WaitingSearch;
  readonly ids: readonly string[];
}

/** A word to a member, from which its message is made. */
export interface AlertWords {
  readonly title: string;
  readonly content: string;
  readonly link: string;
}

/** The searches that members keep. */
export interface SavedSearches {
  /** Whether the list that a search asks for would take its filter. */
  readonly takes: (search: SearchDraft, now: number) => boolean;
  /** Null when there are `most` already; the same search once more is the one that is there. */
  readonly add: (
    accountId: string,
    search: SearchDraft,
    at: number,
    most: number,
  ) => Promise<SavedSearch | null>;
  readonly list: (accountId: string) => Promise<readonly SavedSearch[]>;
  /** Null when there is no such search of the account. */
  readonly change: (accountId: string, id: number, to: SearchChange) => Promise<SavedSearch | null>;
  /** Whether the account has such a search; its matches up to `at` are no longer new. */
  readonly seen: (accountId: string, id: number, at: number) => Promise<boolean>;
  /** Whether there was one, removed now or before. */
  readonly remove: (accountId: string, id: number, at: number) => Promise<boolean>;
  readonly restore: (
    accountId: string,
    id: number,
    most: number,
  ) => Promise<SavedSearch | 'unknown' | 'full'>;
  /** Takes out for good what was removed before. */
  readonly forget: (before: number) => Promise<void>;
}

/** The matches of saved searches. */
export interface SearchAlerts {
  /** Those of the things that are listed. */
  readonly listed: (kind: SearchKind, ids: readonly string[]) => Promise<readonly ListedHead[]>;
  /** Searches of a kind that want alerts, in the order of their ids after `after`. */
  readonly wanting: (kind: SearchKind, after: number, most: number) => Promise<readonly WaitingSearch[]>;
  /** Those of the searches whose list holds some of the things, by the very conditions of the list. */
  readonly matching: (
    kind: SearchKind,
    ids: readonly string[],
    searches: readonly WaitingSearch[],
    now: number,
  ) => Promise<readonly MatchedSearch[]>;
  /**
   * Records that things match a search. With words for those that were not recorded before, the member is notified at once.
   * Null where there is no message.
   */
  readonly note: (
    search: WaitingSearch,
    ids: readonly string[],
    at: number,
    words: ((added: readonly string[]) => AlertWords) | null,
  ) => Promise<Message | null>;
  /** Recorded matches that wait, of deals that are still listed and searches with alerts. */
  readonly due: (before: number) => Promise<readonly DueDigest[]>;
  /** Notifies a member of all recorded matches that wait; null when there are none. */
  readonly notify: (
    accountId: string,
    before: number,
    at: number,
    words: AlertWords,
  ) => Promise<Message | null>;
}

import { call } from '../call/call';
import { none, parameters } from '../call/parameters';
import { commaList } from '../codec/comma-list';
import { WireFlag } from '../codec/flag';
import { WireId } from '../codec/id';
import { nothing } from '../codec/nothing';
import { IdText } from '../codec/formed-text';
import { FavouriteCounts, FavouriteIds, FavouriteKind } from './favourite';
import { keptLists } from './kept-lists';

const own = { access: 'account', key: 'none' } as const;
const read = { ...own, method: 'GET', safe: true } as const;

/** What a member keeps at hand (SCR-07); whose it is comes from the token alone. */
export const favouriteCalls = {
  /** Makes something a favourite, or none; to say so again changes nothing, so that it carries no key. */
  toggle: call({
    ...own,
    method: 'POST',
    path: '/webapp/collect!toggle.action',
    parameters: parameters({ kind: FavouriteKind, id: IdText, on: WireFlag }),
    answer: nothing,
    safe: false,
    reportedBy: 'caller',
    refusals: ['favouriteUnknown', 'favouritesFull'],
  }),
  /** Which of some are favourites; at most 100 are asked about at once. */
  states: call({
    ...read,
    path: '/webapp/collect!states.action',
    parameters: parameters({ kind: FavouriteKind, ids: commaList(WireId) }),
    answer: FavouriteIds,
    reportedBy: 'caller',
    refusals: [],
  }),
  /** The deals that the caller puts next to each other, in the order of choosing (MKT-11). */
  comparison: call({
    ...read,
    path: '/webapp/collect!comparison.action',
    parameters: none,
    answer: FavouriteIds,
    reportedBy: 'caller',
    onlyWithToken: true,
    refusals: [],
  }),
  /**
   * Puts deals into the comparison and takes others out; what has no room is left out, and to say the same again changes
   * nothing. Answers the set afterwards.
   */
  compare: call({
    ...own,
    method: 'POST',
    path: '/webapp/collect!compare.action',
    parameters: parameters({
      add: commaList(WireId),
      remove: commaList(WireId),
      /** The tab that asks, which knows its own change again when the socket brings it. */
      by: IdText,
    }),
    answer: FavouriteIds,
    safe: false,
    reportedBy: 'caller',
    onlyWithToken: true,
    refusals: [],
  }),
  /** How many favourites there are of each kind. */
  counts: call({
    ...read,
    path: '/webapp/collect!counts.action',
    parameters: none,
    answer: FavouriteCounts,
    reportedBy: 'caller',
    refusals: [],
  }),
  /** The favourites of each kind, under its name. */
  ...keptLists,
};

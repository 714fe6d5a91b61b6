import { call } from '../call/call';
import { none, one, parameters } from '../call/parameters';
import { wireList } from '../codec/list';
import { nothing } from '../codec/nothing';
import { SavedSearch, searchLimits, SearchAlert, searchFields } from './saved-search';
import { IdText, textUpTo } from '../codec/formed-text';

const own = { access: 'account', key: 'none', reportedBy: 'caller' } as const;
const write = { ...own, method: 'POST', safe: false } as const;

/** Searches that a member keeps (MKT-01); whose they are comes from the token alone. */
export const searchCalls = {
  /** Keeps a list with its filter under a name. The same once more is the one that is kept. Alerts at once are the right of a plan (TRU-01). */
  save: call({
    ...write,
    path: '/webapp/search!save.action',
    parameters: parameters({ name: textUpTo(searchLimits.name, 1), alert: SearchAlert, ...searchFields }),
    answer: SavedSearch,
    refusals: ['searchName', 'searchesFull', 'alertNotHeld', 'searchUnverified'],
  }),
  /** All of them, the newest first. */
  list: call({
    ...own,
    method: 'GET',
    safe: true,
    path: '/webapp/search!list.action',
    parameters: none,
    answer: wireList(SavedSearch),
    refusals: [],
  }),
  /** Changes the name, and when the member is notified of matches. */
  change: call({
    ...write,
    path: '/webapp/search!change.action',
    parameters: parameters({ id: IdText, name: textUpTo(searchLimits.name, 1), alert: SearchAlert }),
    answer: SavedSearch,
    refusals: ['searchName', 'searchUnknown', 'alertNotHeld'],
  }),
  /** The owner opens it: the matches found until now are no longer new. */
  seen: call({
    ...write,
    path: '/webapp/search!seen.action',
    parameters: one('id', IdText),
    answer: nothing,
    refusals: ['searchUnknown'],
  }),
  /** Takes one out; to say so again changes nothing. */
  remove: call({
    ...write,
    path: '/webapp/search!remove.action',
    parameters: one('id', IdText),
    answer: nothing,
    refusals: ['searchUnknown'],
  }),
  /** Undoes the removal, within an hour, with the record of its notifications. */
  restore: call({
    ...write,
    path: '/webapp/search!restore.action',
    parameters: one('id', IdText),
    answer: SavedSearch,
    refusals: ['searchUnknown', 'searchesFull'],
  }),
};

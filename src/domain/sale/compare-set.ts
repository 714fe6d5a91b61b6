import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import { listAddress } from '../../../contract/kind/address';
import type { IncomingMessage } from '../../../contract/socket/incoming-message';
import { maxCompared } from '../../../contract/rules/compared';
import { isId } from '../../../contract/values/id';

/** The ids of the compared deals, each once, at most four (MKT-11). */
export type CompareSet = readonly string[];

/** What an address asks to compare: the set, and what of it has no room, is named again or is no id. */
export interface AskedComparison {
  readonly ids: CompareSet;
  readonly beyond: readonly string[];
  /** How many it names again. */
  readonly repeated: number;
  /** The texts that are no deal's id, each once, unchanged. */
  readonly malformed: readonly string[];
}

/** The set of an address; null where it asks for no comparison. A fifth deal, and a malformed id, is left out, and reported. */
export const readComparison = (search: string): AskedComparison | null => {
  const text = new URLSearchParams(search).get('compare');
  if (text === null) return null;
  const all = text.split(',').filter((part) => part.trim() !== '');
  const named = all.filter(isId);
  const ids = [...new Set(named)];
  return {
    ids: ids.slice(0, maxCompared),
    beyond: ids.slice(maxCompared),
    repeated: named.length - ids.length,
    malformed: [...new Set(all.filter((part) => !isId(part)))],
  };
};

/** The address of a comparison. */
export const comparisonAddress = (ids: CompareSet): string =>
  `${listAddress('sale')}?compare=${ids.join(',')}`;

export const hasSpace = (set: CompareSet): boolean => set.length < maxCompared;

/** The set with a deal more, or with one that was in it less; as it was where there is no room. */
export const toggled = (set: CompareSet, id: string): CompareSet => {
  if (set.includes(id)) return set.filter((one) => one !== id);
  return hasSpace(set) ? [...set, id] : set;
};

/** The unsaved additions to the set, and removals from it. */
export interface CompareChange {
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

/** The set with a change on top of it; what has no room is left out. */
export const withChange = (set: CompareSet, { add, remove }: CompareChange): CompareSet =>
  [...new Set([...set.filter((id) => !remove.includes(id)), ...add])].slice(0, maxCompared);

const Kept = t.readonlyArray(t.string);

/** The set as the device keeps it; none where it keeps something else. */
export const keptComparison = (text: string): CompareSet => {
  try {
    const kept = Kept.decode(JSON.parse(text));
    return isRight(kept) ? [...new Set(kept.right.filter(isId))].slice(0, maxCompared) : [];
  } catch {
    return [];
  }
};

/**
 * What arrived says of the member's set: the set, null where it may have been missed, undefined where it is about another
 * thing, or the change of this tab comes back.
 */
export const changedComparison = (
  message: IncomingMessage | null,
  tab: string,
): CompareSet | null | undefined => {
  if (message === null) return null;
  const link = message.kind === 'deal' ? (message.link ?? '') : '';
  if (!link.startsWith('/sale?')) return undefined;
  const search = link.slice(listAddress('sale').length);
  return new URLSearchParams(search).get('by') === tab ? undefined : readComparison(search)?.ids;
};

import { buyerTypeIds } from '../../../contract/reference/buyer-type-ids';
import { soeGroups } from '../../../contract/reference/soe-groups';
import { pathOf, pathSegments } from '../address/path-segments';
import type { Dropped } from '../deal-filter/read-filter';

/** Which part of the demands a list is of. */
export interface BuyListAt {
  readonly path: string;
  /** Whether only those of the programme's buyers. */
  readonly hundred: boolean;
  /** One of the table of buyer types; null for all of them. */
  readonly buyerType: string | null;
  /** The group of state-owned buyers; null for all of them. */
  readonly group: string | null;
  readonly dropped: readonly Dropped[];
}

/** The list of demands at an address: /buy, or one of the programme's below /buy/hundred. */
export function buyListAt(address: string, search: string): BuyListAt {
  const segments = pathSegments(pathOf(address));
  const [, , type = ''] = segments;
  const buyerType = buyerTypeIds.has(type) ? type : null;
  const isGrouped = buyerType === 'soe';
  const asked = new URLSearchParams(search).get('group') ?? '';
  const group = isGrouped ? (soeGroups.find(({ id }) => id === asked)?.id ?? null) : null;
  const why = isGrouped ? 'unknown' : 'misplaced';
  return {
    path: `/${segments.join('/')}`,
    hundred: segments[1] === 'hundred',
    buyerType,
    group,
    dropped: group === null && asked !== '' ? [{ name: 'group', value: asked, why }] : [],
  };
}

import { anyId } from '../../../../contract/reference/any';
import { buyerTypes } from '../../../../contract/reference/buyer-types';
import { industryTree } from '../../../../contract/reference/industries';
import { regionTree } from '../../../../contract/reference/regions';

/** Names by the ids of both levels. */
type Names = ReadonlyMap<string, string>;

export const industryNames: Names = new Map(
  industryTree
    .flatMap(({ id, name, industries }) => [{ id, name }, ...industries])
    .map(({ id, name }) => [id, name]),
);

export const regionNames: Names = new Map(
  regionTree.flatMap(({ id, name, regions }) => [{ id, name }, ...regions]).map(({ id, name }) => [id, name]),
);

/** A buyer's type as text; '买方' for an unknown one. */
export const buyerTypeName = (id: string): string =>
  buyerTypes.find((type) => type.id === id)?.name ?? '买方';

/**
 * The choices of a demand, the first two and how many there are: '机器人、高端装备等 3 项'.
 * @param anything the text without a choice: '行业不限'
 */
export const namesOf = (names: Names, ids: readonly string[], anything: string): string => {
  if (ids.includes(anyId)) return anything;
  const known = ids.flatMap((id) => names.get(id) ?? []);
  return known.length <= 2 ? known.join('、') : `${known.slice(0, 2).join('、')}等 ${known.length} 项`;
};

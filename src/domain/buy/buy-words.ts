import { anyId } from '../../../contract/reference/any';
import { buyerTypes } from '../../../contract/reference/buyer-types';
import { choiceName, type ChoiceTree } from '../deal-filter/choice';

/** The text where a buyer has no special requirements. */
const anything = '不限';

/** A buyer's type as text; '买方' for an unknown one. */
export const buyerTypeName = (id: string): string =>
  buyerTypes.find((type) => type.id === id)?.name ?? '买方';

/** What a demand names of a tree, in its order; ids that the tree does not have are left out. */
export const namesIn = (tree: ChoiceTree, ids: readonly string[]): readonly string[] =>
  ids.includes(anyId) ? [anything] : ids.map((id) => choiceName(tree, id)).filter((name) => name !== null);

/** The first of some names, with how many there are: '机器人、高端装备等 3 项'. */
export const shortened = (names: readonly string[], most: number): string =>
  names.length <= most ? names.join('、') : `${names.slice(0, most).join('、')}等 ${names.length} 项`;

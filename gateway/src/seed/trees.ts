import { anyId } from '../../../contract/reference/any';
import { industryTree } from '../../../contract/reference/industries';
import { regionTree } from '../../../contract/reference/regions';

type Named = readonly { readonly id: string; readonly name: string }[];

const any = { id: anyId, name: '不限' };

/** The industries of both levels by which the seed names them, and 不限. */
export const industries: Named = [any, ...industryTree, ...industryTree.flatMap((group) => group.industries)];

/** The regions of both levels, and 不限. */
export const regions: Named = [any, ...regionTree, ...regionTree.flatMap((group) => group.regions)];

/** The id of a name in a tree. */
export const idIn = (tree: Named, name: string): string => {
  const found = tree.find((each) => each.name === name);
  if (found === undefined) throw new Error(`The seed names what no tree has: ${name}`);
  return found.id;
};

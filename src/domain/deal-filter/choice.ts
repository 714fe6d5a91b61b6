import { industryTree } from '../../../contract/reference/industries';
import { regionTree } from '../../../contract/reference/regions';
import { rounds } from '../../../contract/reference/rounds';

/** What can be chosen of two levels: the groups in their order, each with its members. */
export type ChoiceTree = readonly {
  readonly id: string;
  readonly name: string;
  readonly members: readonly { readonly id: string; readonly name: string }[];
}[];

export const industryChoices: ChoiceTree = industryTree.map(({ industries, ...group }) => ({
  ...group,
  members: industries,
}));

export const regionChoices: ChoiceTree = regionTree.map(({ regions, ...group }) => ({
  ...group,
  members: regions,
}));

/** The rounds have one level: each is a group of none. */
export const roundChoices: ChoiceTree = rounds.map((round) => ({ ...round, members: [] }));

/** The name of an id of either level; null for an unknown one. */
export function choiceName(tree: ChoiceTree, id: string): string | null {
  for (const group of tree) {
    const found = group.id === id ? group : group.members.find((member) => member.id === id);
    if (found !== undefined) return found.name;
  }
  return null;
}

/**
 * The same choice in its one form: in the order of the tree, each id once, a group in place of all its members, and no
 * member in addition to its group. Ids that the tree does not have are left out.
 */
export function settledChoice(tree: ChoiceTree, chosen: readonly string[]): readonly string[] {
  return tree.flatMap(({ id, members }) => {
    const some = members.filter((member) => chosen.includes(member.id)).map((member) => member.id);
    const isWhole = chosen.includes(id) || (members.length > 0 && some.length === members.length);
    return isWhole ? [id] : some;
  });
}

/** Whether an id is chosen, by itself or by its group. */
export function isChosen(tree: ChoiceTree, chosen: readonly string[], id: string): boolean {
  const group = tree.find(({ members }) => members.some((member) => member.id === id));
  return chosen.includes(id) || (group !== undefined && chosen.includes(group.id));
}

/** The choice with one id more, or less when it was chosen; without one of its members a group is the others. */
export function toggledChoice(tree: ChoiceTree, chosen: readonly string[], id: string): readonly string[] {
  const each = tree.flatMap((group) =>
    chosen.includes(group.id) && group.members.length > 0
      ? group.members.map((member) => member.id)
      : [group.id, ...group.members.map((member) => member.id)].filter((one) => chosen.includes(one)),
  );
  const own = tree.find((group) => group.id === id)?.members.map((member) => member.id) ?? [];
  const asked = own.length > 0 ? own : [id];
  const rest = each.filter((one) => !asked.includes(one));
  return settledChoice(tree, isChosen(tree, chosen, id) ? rest : [...rest, ...asked]);
}

const isOfGroup = (
  { id, members }: ChoiceTree[number],
  { industry }: { readonly industry: readonly string[] },
): boolean => [id, ...members.map((member) => member.id)].some((one) => industry.includes(one));

/** How many groups of industries are visible before the others are unfolded. */
const standing = 2;

/** The groups of industries that are folded away at first: those after the first two of which nothing is chosen. */
export const foldedAtFirst = (chosen: { readonly industry: readonly string[] }): readonly string[] =>
  industryChoices
    .slice(standing)
    .filter((group) => !isOfGroup(group, chosen))
    .map(({ id }) => id);

/** What stays folded when something else is chosen: nothing that is chosen. */
export const stillFolded = (
  folded: readonly string[],
  chosen: { readonly industry: readonly string[] },
): readonly string[] => {
  const hidden = foldedAtFirst(chosen);
  return folded.every((id) => hidden.includes(id)) ? folded : folded.filter((id) => hidden.includes(id));
};

/** The first industry group of which something is chosen; null where nothing is. */
export const unfoldedAtFirst = (chosen: { readonly industry: readonly string[] }): string | null =>
  industryChoices.find((group) => isOfGroup(group, chosen))?.id ?? null;

import { anyId } from '../../../../contract/reference/any';
import { industryTree } from '../../../../contract/reference/industries';
import { regionTree } from '../../../../contract/reference/regions';
import { rounds } from '../../../../contract/reference/rounds';
import { joinWithSpace } from '../../../../contract/values/join-with-space';
import { neutralResult, type FactorResult } from './factor-result';
import { noFinancing, type MatchSide } from './match-side';
import { matchWeights, type MatchFactor } from '../../../../contract/matching/match-weights';

interface Named {
  readonly id: string;
  readonly name: string;
}

interface Group extends Named {
  readonly members: readonly Named[];
}

/** Choices of two levels: their names, and the group of each member. */
interface ChoiceTree {
  readonly names: ReadonlyMap<string, string>;
  readonly groupOf: ReadonlyMap<string, string>;
}

const treeOf = (groups: readonly Group[]): ChoiceTree => ({
  names: new Map(
    groups.flatMap((group) => [group, ...group.members].map(({ id, name }) => [id, name] as const)),
  ),
  groupOf: new Map(groups.flatMap((group) => group.members.map((member) => [member.id, group.id] as const))),
});

/** A factor by which both sides choose from a list. */
interface ChoiceFactor {
  readonly factor: MatchFactor;
  readonly tree: ChoiceTree;
  /** The word before a choice that both sides have in common. */
  readonly shared: string;
  /** After a group that both have in common, where their choices in it differ. */
  readonly butDifferent: string;
}

const industries: ChoiceFactor = {
  factor: 'industry',
  tree: treeOf(industryTree.map((group) => ({ id: group.id, name: group.name, members: group.industries }))),
  shared: '同属',
  butDifferent: '，细分不同',
};

const regions: ChoiceFactor = {
  factor: 'region',
  tree: treeOf(regionTree.map((group) => ({ id: group.id, name: group.name, members: group.regions }))),
  shared: '同在',
  butDifferent: '',
};

const financing: ChoiceFactor = {
  factor: 'round',
  tree: treeOf([...rounds, noFinancing].map(({ id, name }) => ({ id, name, members: [] }))),
  shared: '同为',
  butDifferent: '',
};

const nameIn = ({ tree }: ChoiceFactor, id: string): string => tree.names.get(id) ?? id;

/** A choice that both sides made: '同属储能'. */
const sameChoice = (by: ChoiceFactor, mine: readonly string[], theirs: readonly string[]): string | null => {
  const same = theirs.find((id) => mine.includes(id));
  return same === undefined ? null : joinWithSpace(by.shared, nameIn(by, same));
};

/** A choice of one side that lies in a group that the other chose: '储能属能源矿产'. */
const insideGroup = (by: ChoiceFactor, one: readonly string[], other: readonly string[]): string | null => {
  const inside = one.find((id) => other.includes(by.tree.groupOf.get(id) ?? ''));
  if (inside === undefined) return null;
  const group = nameIn(by, by.tree.groupOf.get(inside) ?? '');
  return joinWithSpace(`${nameIn(by, inside)}属`, group);
};

/** A group in which both sides chose something: '同属能源矿产，细分不同'. */
const sameGroup = (by: ChoiceFactor, mine: readonly string[], theirs: readonly string[]): string | null => {
  const groups = new Set(mine.map((id) => by.tree.groupOf.get(id)));
  const group = theirs.map((id) => by.tree.groupOf.get(id)).find((id) => id !== undefined && groups.has(id));
  return group === undefined ? null : `${joinWithSpace(by.shared, nameIn(by, group))}${by.butDifferent}`;
};

const firstName = (by: ChoiceFactor, ids: readonly string[]): string =>
  `${nameIn(by, ids[0] ?? '')}${ids.length > 1 ? '等' : ''}`;

const compareChoices = (
  by: ChoiceFactor,
  mine: readonly string[],
  theirs: readonly string[],
): FactorResult => {
  const { factor } = by;
  const { full, partial } = matchWeights[factor];
  if (mine.length === 0 || theirs.length === 0) return neutralResult(factor, '未填');
  if (mine.includes(anyId) || theirs.includes(anyId)) return neutralResult(factor, '不限');
  const whole =
    sameChoice(by, mine, theirs) ?? insideGroup(by, theirs, mine) ?? insideGroup(by, mine, theirs);
  if (whole !== null) return { factor, level: 'full', points: full, reason: whole };
  const part = sameGroup(by, mine, theirs);
  if (part !== null) return { factor, level: 'partial', points: partial, reason: part };
  const reason = `${firstName(by, mine)}与${firstName(by, theirs)}不同`;
  return { factor, level: 'none', points: 0, reason };
};

/** The same industry, or one inside a chosen group, has full points; another one of the same group has 24 of 40. */
export const industryFactor = (mine: MatchSide, theirs: MatchSide): FactorResult =>
  compareChoices(industries, mine.industries, theirs.industries);

/** The same province or country, or one inside a chosen part, has full points; another one of that part has 12 of 20. */
export const regionFactor = (mine: MatchSide, theirs: MatchSide): FactorResult =>
  compareChoices(regions, mine.regions, theirs.regions);

/** The same financing round has full points, and so have two sides that want no financing. */
export const roundFactor = (mine: MatchSide, theirs: MatchSide): FactorResult =>
  compareChoices(financing, mine.rounds, theirs.rounds);

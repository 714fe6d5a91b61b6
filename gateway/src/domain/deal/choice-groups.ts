import { industryTree } from '../../../../contract/reference/industries';
import { regionTree } from '../../../../contract/reference/regions';

/** The ids of the second level, by the id of their group. */
type Groups = ReadonlyMap<string, readonly string[]>;

export const industriesByGroup: Groups = new Map(
  industryTree.map(({ id, industries }) => [id, industries.map((each) => each.id)]),
);

export const regionsByGroup: Groups = new Map(
  regionTree.map(({ id, regions }) => [id, regions.map((each) => each.id)]),
);

/** All ids of the second level. */
export const membersIn = (groups: Groups): ReadonlySet<string> => new Set(Array.from(groups.values()).flat());

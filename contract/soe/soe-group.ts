import * as t from 'io-ts';
import { soeGroups } from '../reference/soe-groups';

/** The ids of the nine groups of industries (ENT-06). */
export const SoeGroupId = t.keyof(
  { '1': null, '2': null, '3': null, '4': null, '5': null, '6': null, '7': null, '8': null, '9': null },
  'SoeGroupId',
);
export type SoeGroupId = t.TypeOf<typeof SoeGroupId>;

/** The group of an industry of the second level; the last, 其他, for an id that the tree does not have. */
export const soeGroupOf = (industryId: string): SoeGroupId => {
  const group = soeGroups.find(({ industries }) => industries.includes(industryId));
  return group !== undefined && SoeGroupId.is(group.id) ? group.id : '9';
};

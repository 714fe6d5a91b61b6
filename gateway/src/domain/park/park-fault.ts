import type { ParkDetail, Policy } from '../../../../contract/park/park';

const policyFault = ({ id, effectiveFrom, effectiveTo, deadline }: Policy): string | null => {
  if (effectiveTo !== null && effectiveTo < effectiveFrom) return `政策 ${id} 的失效日期早于施行日期`;
  if (deadline !== null && effectiveTo !== null && deadline > effectiveTo)
    return `政策 ${id} 的申报截止晚于失效日期`;
  return null;
};

/** The rule that a zone or park breaks with its policies, as a sentence; null for none. */
export const parkFault = ({ policies }: Pick<ParkDetail, 'policies'>): string | null => {
  const ids = policies.map(({ id }) => id);
  const repeated = ids.find((id, place) => ids.indexOf(id) !== place);
  if (repeated !== undefined) return `政策编号 ${repeated} 重复`;
  return policies.map(policyFault).find((fault) => fault !== null) ?? null;
};

import type { ParkDetail, Policy } from '../../../../contract/park/park';
import { valueFault } from '../record/value-fault';

const policyFault = ({ id, effectiveFrom, effectiveTo, deadline }: Policy): string | null => {
  if (effectiveTo !== null && effectiveTo < effectiveFrom) return `政策 ${id} 的失效日期早于施行日期`;
  if (deadline !== null && effectiveTo !== null && deadline > effectiveTo)
    return `政策 ${id} 的申报截止晚于失效日期`;
  return null;
};

/** What of a zone or park makes no sense, or a rule that its policies break, as a sentence; null for nothing. */
export const parkFault = ({
  name,
  area,
  policies,
}: Pick<ParkDetail, 'name' | 'area' | 'policies'>): string | null => {
  const fault = valueFault({ filled: { name }, figures: { area } });
  if (fault !== null) return fault;
  const ids = policies.map(({ id }) => id);
  const repeated = ids.find((id, place) => ids.indexOf(id) !== place);
  if (repeated !== undefined) return `政策编号 ${repeated} 重复`;
  return policies.map(policyFault).find((fault) => fault !== null) ?? null;
};

import * as t from 'io-ts';
import { orNull } from '../codec/or-null';
import { record } from '../codec/record';
import { WireTime } from '../codec/time';
import { InvestorStandard, RiskGrade } from './questionnaire';

/** Whether a member was never determined, is determined, or was until `validUntil`. */
export const DeterminationStanding = t.keyof(
  { none: null, valid: null, expired: null },
  'DeterminationStanding',
);
export type DeterminationStanding = t.TypeOf<typeof DeterminationStanding>;

/**
 * 特定对象确定 of a member: who may read the materials of funds, and until when (MKT-19). All but `standing` is null
 * where there never was one.
 */
export const Determination = record(
  {
    standing: DeterminationStanding,
    standard: orNull(InvestorStandard),
    grade: orNull(RiskGrade),
    determinedAt: orNull(WireTime),
    /** Three years later; the determination holds before this moment by the gateway's clock. */
    validUntil: orNull(WireTime),
  },
  'Determination',
);
export type Determination = t.TypeOf<typeof Determination>;

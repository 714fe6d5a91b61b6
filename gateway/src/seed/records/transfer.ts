import * as t from 'io-ts';
import { WireCount } from '../../../../contract/codec/count';
import { WireId } from '../../../../contract/codec/id';
import { orNull } from '../../../../contract/codec/or-null';
import { IndustryOfGroup, Place, SeedDecimal, SeedText } from './leaf';
import { SeedSourceType } from './sale';
import { seedRecord } from './seed-record';

/** A share transfer; sums in 万元 as decimal strings. */
export const SeedTransfer = seedRecord(
  {
    id: WireId,
    sourceType: SeedSourceType,
    code: SeedText,
    title: SeedText,
    company: SeedText,
    market: SeedText,
    industry: IndustryOfGroup,
    region: Place,
    /** Per cent. */
    stake: SeedDecimal,
    /** 万股, and 元 a share; both or none. */
    shares: orNull(SeedDecimal),
    price: orNull(SeedDecimal),
    /** null is 面议. */
    amount: orNull(SeedDecimal),
    valuation: orNull(SeedDecimal),
    /** Of the last full calendar year before seeding. */
    revenue: SeedDecimal,
    netProfit: SeedDecimal,
    /** null where it has no deadline. */
    deadlineInDays: orNull(t.number),
    confirmedDaysAgo: t.number,
    summary: SeedText,
    seller: SeedText,
    reason: SeedText,
    foundedYear: WireCount,
    employees: WireCount,
    terms: t.readonlyArray(SeedText),
    highlights: t.readonlyArray(SeedText),
  },
  {},
);
export type SeedTransfer = t.TypeOf<typeof SeedTransfer>;

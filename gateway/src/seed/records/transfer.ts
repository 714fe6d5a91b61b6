import * as t from 'io-ts';
import { WireCount } from '../../../../contract/codec/count';
import { WireId } from '../../../../contract/codec/id';
import { orNull } from '../../../../contract/codec/or-null';
import { WireTime } from '../../../../contract/codec/time';
import { transferFault } from '../../domain/transfer/transfer-fault';
import { IndustryOfGroup, Place, SeedDecimal, SeedText } from './leaf';
import { SeedSourceType } from './sale';
import { ruledRecord, seedRecord } from './seed-record';

const fields = {
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
  revenue: SeedDecimal,
  netProfit: SeedDecimal,
  summary: SeedText,
  seller: SeedText,
  reason: SeedText,
  foundedYear: WireCount,
  employees: WireCount,
  terms: t.readonlyArray(SeedText),
  highlights: t.readonlyArray(SeedText),
};

/**
 * A share transfer of the seed; sums in 万元 as decimal strings, times in days from the moment of seeding. Its figures are
 * of the last full calendar year before.
 */
export const SeedTransfer = seedRecord(
  {
    ...fields,
    /** null where it has no deadline. */
    deadlineInDays: orNull(t.number),
    confirmedDaysAgo: t.number,
  },
  {},
);
export type SeedTransfer = t.TypeOf<typeof SeedTransfer>;

const TransferRecord = seedRecord(
  {
    ...fields,
    /** The calendar year of revenue and net profit. */
    year: SeedText,
    /** The last moment to come forward; null where it has no deadline. */
    deadline: orNull(WireTime),
    confirmedAt: WireTime,
  },
  {},
);

/** A share transfer as an operator hands it in; sums in 万元, times absolute. One that contradicts itself is refused. */
export const DatedTransfer = ruledRecord(TransferRecord, 'DatedTransfer', transferFault);
export type DatedTransfer = t.TypeOf<typeof DatedTransfer>;

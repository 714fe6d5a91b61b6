import * as t from 'io-ts';
import { WireId } from '../../../../contract/codec/id';
import { listOf } from '../../../../contract/codec/list-of';
import { orNull } from '../../../../contract/codec/or-null';
import { DealState } from '../../../../contract/deal/deal-state';
import { IndustryName, RegionName, RoundName, SeedDecimal, SeedText } from './leaf';
import { seedRecord } from './seed-record';

/** Fields of a demand that only its owner sees. */
const HideableBuyField = t.keyof(
  { companyName: null, contact: null, amount: null, funding: null },
  'hideable field',
);

/** One demand with all its values, the hidden ones included. */
export const SeedBuy = seedRecord(
  {
    id: WireId,
    code: SeedText,
    /** The account that it belongs to; null for the platform. */
    ownerId: orNull(WireId),
    title: SeedText,
    /** An id of the table of buyer types. */
    buyerType: WireId,
    hundred: t.boolean,
    companyName: SeedText,
    contact: SeedText,
    /** Names of the trees, of either level; '不限' alone. */
    industries: t.readonlyArray(IndustryName),
    regions: t.readonlyArray(RegionName),
    rounds: listOf(RoundName),
    /** 万元; null is an open end, both are 面议. */
    minAmount: orNull(SeedDecimal),
    maxAmount: orNull(SeedDecimal),
    stake: SeedText,
    funding: SeedText,
    requirements: SeedText,
    profile: SeedText,
    confirmedDaysAgo: t.number,
    /** Below zero for one that has expired. */
    expiresInDays: t.number,
    hidden: listOf(HideableBuyField),
  },
  {
    /** Listed by default. */
    state: DealState,
  },
);
export type SeedBuy = t.TypeOf<typeof SeedBuy>;

/**
 * The statement with which a member enrolled a demand in the programme of the hundred buyers. The enrolment waits for
 * review where the demand is not in the programme.
 */
export const SeedEnrolment = seedRecord({ buyId: WireId, statement: SeedText, daysAgo: t.number }, {});
export type SeedEnrolment = t.TypeOf<typeof SeedEnrolment>;
